"""HTTP and websockets: routes, responses and guards."""
