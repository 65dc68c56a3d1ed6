"""The OpenAPI document of the server, generated from the routes and the structs they speak in."""

from __future__ import annotations

import msgspec
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPI, Schema

import asterism
from asterism.server.protocol import account, commands, requests

CONFIG = OpenAPIConfig(
    title="Asterism",
    version=asterism.__version__,
    path="/api/schema",
    use_handler_docstrings=True,
    render_plugins=[JsonRenderPlugin(path="/")],
)


def close_forms(document: OpenAPI) -> None:
    """Say of every struct that refuses unknown fields that it does; the framework leaves that out."""
    components = document.components.schemas
    for kind in [*vars(account).values(), *vars(commands).values(), *vars(requests).values()]:
        is_strict = isinstance(kind, type) and issubclass(kind, msgspec.Struct)
        if is_strict and kind.__struct_config__.forbid_unknown_fields and kind.__name__ in components:
            schema = components[kind.__name__]
            if isinstance(schema, Schema):
                schema.additional_properties = False
