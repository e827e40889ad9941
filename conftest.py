"""Match files of the tests go to a folder of their own, never to the user's."""

import os
import tempfile

os.environ["HOLDEM_WIDGET_HOME"] = tempfile.mkdtemp(prefix="holdem-widget-tests-")
