"""Scripts that build and check the project; none of them is part of the package."""
