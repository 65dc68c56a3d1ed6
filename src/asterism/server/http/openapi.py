"""The OpenAPI document of the server, generated from the routes and their structs."""

from __future__ import annotations

import msgspec
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPI, Schema

import asterism
from asterism.server import domain
from asterism.server.protocol import account, admin, commands, evening, push, requests

CONFIG = OpenAPIConfig(
    title="Asterism",
    version=asterism.__version__,
    path="/api/schema",
    use_handler_docstrings=True,
    render_plugins=[JsonRenderPlugin(path="/")],
)


def forbid_unknown_fields(document: OpenAPI) -> None:
    """Mark every struct that refuses unknown fields; Litestar does not do this by itself."""
    components = document.components.schemas
    modules = (account, admin, commands, domain, evening, push, requests)
    kinds = [kind for module in modules for kind in vars(module).values()]
    for kind in kinds:
        is_struct = isinstance(kind, type) and issubclass(kind, msgspec.Struct)
        if is_struct and kind.__struct_config__.forbid_unknown_fields and kind.__name__ in components:
            schema = components[kind.__name__]
            if isinstance(schema, Schema):
                schema.additional_properties = False
