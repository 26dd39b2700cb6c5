import Documents
import TestSupport
import Testing

@testable import Holidays

/// What calendars say of days that are not known, or computed.
@Suite("Holiday feeds: what is known", .serialized)
struct HolidayFeedKnowledgeTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    private func feed<V: View>(_ view: V, _ request: HolidayFeedRequest) async throws -> String
    where V.Place == HolidayFeedRequest, V.Event == HolidayFeedRequest, V.Page == Recorded<HolidayFeedRecord> {
        let interactor = HolidayFeedInteractor(
            countries: Self.library, holidays: Self.library, clock: ClockDouble(Sample.day("2026-11-21")))
        let presenter = HolidayFeedPresenter(interactor: interactor, router: HolidayFeedRouter())
        let page = try await Module(view: view, presenter: presenter).run(Visit(request)).shown
        // Lines of iCalendar are folded.
        return page.text.replacing("\r\n ", with: "")
    }

    private func schools(_ code: String, _ year: Int? = nil, _ region: String? = nil) -> HolidayFeedRequest {
        let filter = HolidayFilter(types: .only(.school), region: region.map(Sample.region))
        return year.map { .year(HolidayYear(Sample.code(code), $0, filter)) } ?? .rolling(Sample.code(code), filter)
    }

    @Test("B3 Days beyond what is announced are tentative, and their description says why")
    func tentative() async throws {
        let text = try await feed(HolidayFeedView(edition: Edition()), schools("FR", 2030, "Zone-A"))
        #expect(text.contains("STATUS:TENTATIVE") && !text.contains("STATUS:CONFIRMED"))
        #expect(text.contains("The date is not announced yet.") && !text.contains("moon"))
        let known = try await feed(HolidayFeedView(edition: Edition()), schools("FR", 2027, "Zone-A"))
        #expect(known.contains("STATUS:CONFIRMED") && !known.contains("STATUS:TENTATIVE"))
    }

    @Test("B2 A break at the end of the data says that it may go on, and only then")
    func openEnd() async throws {
        let text = try await feed(HolidayFeedView(edition: Edition()), schools("NL", 2030, "NOORD"))
        let events = text.split(separator: "BEGIN:VEVENT").dropFirst()
        let open = events.filter { $0.contains("It may go on: the days after are not known yet.") }
        #expect(open.count == 1 && open.allSatisfy { $0.contains("DTEND;VALUE=DATE:20310101") })
        #expect(events.count > 1)
        let known = try await feed(HolidayFeedView(edition: Edition()), schools("NL", 2029, "NOORD"))
        #expect(known.contains("DTEND;VALUE=DATE:2030") && !known.contains("It may go on"))
    }

    @Test("B2 The description of a calendar says until when it is known, or that there are no data")
    func description() async throws {
        func description(_ request: HolidayFeedRequest) async throws -> Substring? {
            try await feed(HolidayFeedView(edition: Edition()), request).split(whereSeparator: \.isNewline)
                .first { $0.hasPrefix("X-WR-CALDESC") }
        }
        #expect(
            try await description(schools("DE", nil, "BY"))?.hasSuffix(
                "School holidays are known until 10 September 2029. Later ones are not announced yet.") == true)
        #expect(try await description(schools("DE", 2026, "BY"))?.hasSuffix(" in 2026.") == true)
        #expect(try await description(schools("DE", 2030, "BY"))?.hasSuffix("Known until 10 September 2029.") == true)
        #expect(
            try await description(schools("ES"))?.hasSuffix("We have no data about school holidays in Spain.") == true)
        let both = HolidayFeedRequest.places(
            [Territory(Sample.code("ES")), Territory(Sample.code("DE"), Sample.region("BY"))], .only(.school))
        #expect(try await description(both)?.contains("Bavaria: School holidays are known until") == true)
        #expect(try await description(both)?.contains("Spain: We have no data about") == true)
    }

    @Test("F3 A calendar without events says that there are none, and by which law")
    func none() async throws {
        func text(_ code: String) async throws -> String {
            try await feed(HolidayFeedView(edition: Edition()), .rolling(Sample.code(code), HolidayFilter()))
        }
        let ukraine = try await text("UA")
        #expect(!ukraine.contains("BEGIN:VEVENT") && ukraine.contains("BEGIN:VTIMEZONE"))
        #expect(
            ukraine.contains(
                #"from 2025 to 2029. There are no events: Labour Code\, article 73\; law 2136-IX for martial law."#))
        for code in ["BV", "HM", "IO"] {
            let calendar = try await text(code)
            #expect(
                calendar.contains("2029. There are no events.\r\n") && calendar.contains("BEGIN:VTIMEZONE"), "\(code)")
        }
        let unknown = try await feed(HolidayFeedView(edition: Edition()), schools("ES"))
        let germany = try await text("DE")
        #expect(!unknown.contains("There are no events") && !germany.contains("There are no events"))
    }

    @Test("B2 The JSON of a calendar says what is known in each place")
    func json() async throws {
        let text = try await feed(HolidayFeedJSONView(), schools("ES"))
        #expect(text.contains(#""region":null,"known":[{"types":["school"],"state":"no-data""#))
    }
}
