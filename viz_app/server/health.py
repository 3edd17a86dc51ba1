"""The health check, answered without a thread or a model."""

from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route


async def _health(request: Request) -> JSONResponse:
    is_ready = request.app.get_blocks().is_running  # not before the queue of the API is
    status = {"status": "ok" if is_ready else "starting"}
    return JSONResponse(status, 200 if is_ready else 503, {"Cache-Control": "no-store"})


ROUTE = Route("/health", _health)
