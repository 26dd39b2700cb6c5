"""Records everything that a page must never do."""

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response


class Record:
    """Watches all pages of a context for console messages, script errors, dialogs and requests to other hosts."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self._origin = origin
        self._complaints: list[tuple[str, str]] = []
        self._faults: list[str] = []
        self._error_pages: set[str] = set()
        context.on("console", self._on_console)
        context.on("weberror", lambda error: self._faults.append(f"script failed: {error.error}"))
        context.on("dialog", lambda dialog: (self._faults.append(f"dialog: {dialog.message}"), dialog.dismiss()))
        context.on("request", self._on_request)
        context.on("response", self._on_response)

    def forget(self) -> None:
        """Forgets all faults so far."""
        for seen in (self._complaints, self._faults, self._error_pages):
            seen.clear()

    @property
    def faults(self) -> list[str]:
        """Descriptions of all faults so far."""
        # Chromium logs every page with an error status, even if the test expects that status.
        return self._faults + [
            f"console: {text} ({address})" for text, address in self._complaints if address not in self._error_pages
        ]

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complaints.append((message.text, message.location["url"]))

    def _on_request(self, request: Request) -> None:
        if not request.url.startswith(self._origin + "/"):
            self._faults.append(f"request to another host: {request.url}")

    def _on_response(self, response: Response) -> None:
        if response.request.is_navigation_request() and response.status >= 400:
            self._error_pages.add(response.url)
