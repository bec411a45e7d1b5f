"""HTTP and websockets: routes, responses and what guards them."""
