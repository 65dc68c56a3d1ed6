"""The handlers of requests, one module for each kind of resource."""
