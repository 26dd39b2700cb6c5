import Testing

@testable import Calendars

@Suite("CalendarsRouter")
struct CalendarsRouterTests {}
