import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    // A front end without tests yet is not a failure of the runner.
    passWithNoTests: true,
  },
});
