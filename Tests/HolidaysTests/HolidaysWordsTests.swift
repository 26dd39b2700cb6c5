import TestSupport
import Testing

@testable import Holidays

@Suite("The words of holidays")
struct HolidaysWordsTests {
    private let words = HolidaysWords()
    private let germany = PlaceName(country: "Germany")
    private let britain = PlaceName(country: "United Kingdom")
    private let bavaria = PlaceName(region: "Bavaria", country: "Germany")

    private func summary(
        _ holidays: Int, _ observed: Int = 0, _ scope: HolidaySummary.Scope = .everywhere(regional: 0),
        _ types: HolidayFilter.Types = .only(.publicHoliday)
    ) -> String {
        words.summary(HolidaySummary(types: types, holidays: holidays, observed: observed, scope: scope))
    }

    @Test("The summary of a list is one sentence for each number, type and scope")
    func summaries() {
        #expect(summary(0, 1) == "0 public holidays and 1 observed day")
        #expect(summary(1) == "1 public holiday" && summary(2, 2) == "2 public holidays and 2 observed days")
        #expect(summary(1, 0, .nationwide) == "1 nationwide public holiday")
        #expect(summary(2, 1, .region("Bavaria")) == "2 public holidays in Bavaria and 1 observed day")
        #expect(summary(2, 1, .everywhere(regional: 3)).hasSuffix(" and 1 observed day, in some regions only"))
        #expect(summary(2, 0, .everywhere(regional: 1)) == "2 public holidays, 1 of them in some regions only")
        #expect(summary(1, 0, .nationwide, .all) == "1 nationwide holiday of any type")
        #expect(summary(2, 0, .region("Bavaria"), .only(.workday)) == "2 special working days in Bavaria")
        #expect(summary(3, 0, .nationwide, .only(.halfDay)) == "3 nationwide half day holidays")
    }

    @Test("An empty list says so with and without a region")
    func nothing() {
        #expect(words.none(.all, in: 2026, of: germany) == "No holidays of any type in 2026.")
        #expect(words.none(.only(.bank), in: 2026, of: bavaria) == "No bank holidays in 2026 in Bavaria.")
    }

    @Test("A place has its article in a sentence, and is its code while its name is not known")
    func places() {
        #expect(words.title(.name(britain), 2026) == "Holidays in the United Kingdom 2026")
        #expect(words.title(.code(Territory(Sample.code("DE"), Sample.region("BY"))), 2026) == "Holidays in DE-BY 2026")
        #expect(NamedPlace(Sample.code("DE"), named: nil) == .code(Territory(Sample.code("DE"))))
        #expect(NamedPlace(Sample.code("DE"), named: "Germany") == .name(germany))
        #expect(words.savePlace(britain) == "Make the United Kingdom my place")
        #expect(words.changes(of: "United Kingdom") == "Changes in our data for the United Kingdom:")
    }

    @Test("Numbers of regions, countries and places agree with what they count")
    func numbers() {
        #expect(words.corrections(1) == "We correct our source in 1 place")
        #expect(words.corrections(2) == "We correct our source in 2 places")
        #expect(words.elsewhere(1) == "In 1 other country" && words.elsewhere(96) == "In 96 other countries")
        #expect(words.otherName(in: .init(codes: [], names: [])) == "Also")
        #expect(words.otherName(in: .init(codes: [Sample.region("BY")], names: [])) == "In 1 region")
        #expect(words.otherName(in: .sample(4)) == "In 4 regions")
        #expect(words.otherName(in: .sample(1)) == "In Region 1")
    }

    @Test(
        "Who keeps a holiday is one message for each case",
        arguments: [
            (.regions(.sample(2), of: 16), "Region 1 and Region 2"),
            (.regions(.sample(12), of: 16), "In 12 of 16 regions"),
            (.allBut(.sample(1)), "Not in Region 1"), (.allBut(.sample(4)), "In all but 4 regions"),
            (.parts(.sample(1), which: "the north"), "Region 1 (the north)"),
            (.parts(.sample(0), which: nil), "In some places"),
            (.parts(.sample(2), which: nil), "In parts of Region 1 and Region 2"),
            (.parts(.sample(4), which: nil), "In parts of 4 regions"),
        ] as [(Keepers, String)])
    func keepers(keepers: Keepers, text: String) {
        #expect(words.text(keepers) == text)
    }

    @Test("A run says what is not known of its days")
    func runs() {
        func run(_ earlier: Bool, _ later: Bool) -> String {
            words.run(until: Sample.day("2026-08-12"), days: 45, mayBeginEarlier: earlier, mayGoOn: later)
        }
        #expect(run(false, false) == "Until Wednesday 12 August 2026, 45 days")
        #expect(run(false, true) == "Until Wednesday 12 August 2026 or later, 45 days known")
        #expect(run(true, false) == "Until Wednesday 12 August 2026, 45 days known; it may have begun earlier")
        #expect(run(true, true) == "Until Wednesday 12 August 2026 or later, 45 days known; it may have begun earlier")
    }

    @Test("The next holiday has its remarks in parentheses")
    func next() {
        let day = Sample.day("2027-03-20")...Sample.day("2027-03-20")
        #expect(words.next(day, []) == "Saturday 20 March 2027")
        #expect(
            words.next(day, [.goesOn, .observed, .estimated])
                == "Saturday 20 March 2027 (or later, observed, estimated)")
    }

    @Test("A calendar names its places and years")
    func calendars() {
        let many = HolidayFeedPlaces.many(12)
        #expect(words.calendar(.all, in: .one(britain), nil) == "Holidays in the United Kingdom")
        #expect(words.calendar(.only(.bank), in: many, 2026) == "Bank holidays in 12 places 2026")
        #expect(
            words.calendar(.only(.workday), in: .few([bavaria, britain]), nil)
                == "Special working days in Bavaria and the United Kingdom")
        #expect(
            words.description(.only(.publicHoliday), in: many, 2026...2026) == "Public holidays in 12 places in 2026.")
        #expect(words.description(.all, in: many, 2025...2029) == "Holidays in 12 places from 2025 to 2029.")
        #expect(words.noEvents(by: ["Code, article 73", "law"]) == "There are no events: Code, article 73; law.")
        let name = LocalizedText("Eid", language: "en")
        #expect(words.event(name, []) == "Eid")
        #expect(
            words.event(name, [.places(["Bahrain", "Kuwait"]), .observed]) == "Eid (Bahrain and Kuwait, observed)")
        #expect(words.event(name, [.some(4, of: 12), .estimated]) == "Eid (4 of 12 places, estimated)")
    }
}
