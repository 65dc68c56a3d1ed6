"""The documentation site: `make docs` builds it from these pages, the README and the docstrings."""

from __future__ import annotations

import importlib.metadata
import os
import pkgutil
import re
from pathlib import Path

# Kernels stay plain functions, whose signatures and docstrings autodoc can read.
os.environ["ASTERISM_ENGINE"] = "python"

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

ROOT = Path(__file__).parents[1]

project = "Asterism"
author = copyright = "The Asterism authors"  # noqa: A001 (Sphinx's name)
release = importlib.metadata.version("asterism")
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["conf.py"]
default_role = "code"
suppress_warnings = [
    "myst.header",  # a page may begin its sections anywhere
    "ref.python",  # the type `type` is no reference to a field of that name
]

myst_heading_anchors = 4

toc_object_entries = False  # a page lists its modules, not every name: the listing took most of the time

autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True}
autodoc_member_order = "bysource"
autodoc_typehints = "signature"

html_theme = "furo"
html_title = f"Asterism {release}"
html_favicon = "../web/public/icon.svg"
html_copy_source = False
html_theme_options = {"navigation_with_keys": True}

TEMPLATES = {
    "asterism.bots.search.ismcts",
    "asterism.bots.playout",
    "asterism.bots.one_ply",
    "asterism.rl.stepping",
}
"""Their globals are the kernels of a game, so that they cannot be imported by themselves."""

FILES_OUTSIDE = {"index": "README.md", "contributing": "CONTRIBUTING.md", "changelog": "CHANGELOG.md"}
"""Pages of the site whose text is a file at the root of the project."""


class Modules(SphinxDirective):
    """`.. modules:: package` documents a package and every module in it, so that no list has to be kept."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Return a section for each module."""
        package = importlib.import_module(self.arguments[0])
        found = [name for _, name, _ in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
        lines = list[str]()
        for name in [package.__name__, *sorted(set(found) - TEMPLATES)]:
            lines += [name, "-" * len(name), "", f".. automodule:: {name}", ""]
        return self.parse_text_to_nodes("\n".join(lines), allow_section_headings=True)


def read_file_outside(app: Sphinx, page: str, source: list[str]) -> None:  # noqa: ARG001 (Sphinx calls it)
    """Put the file at the root into its page, with links that lead to where its targets are on the site."""
    if page in FILES_OUTSIDE:
        text = (ROOT / FILES_OUTSIDE[page]).read_text(encoding="utf-8")
        text = re.sub(r"\]\(docs/", "](", text)
        for name, file in FILES_OUTSIDE.items():
            text = text.replace(f"]({file})", f"]({name}.md)")
        source[0] = text.replace("](examples)", "](examples.md)") + "\n" + source[0]


def setup(app: Sphinx) -> None:
    """Tell Sphinx about the directive and the files."""
    # All pages are read anew when a module comes or goes.
    app.add_config_value("sources", sorted(map(str, (ROOT / "src").rglob("*.py"))), "env", list)
    app.add_directive("modules", Modules)
    app.connect("source-read", read_file_outside)
