import Documents
import TestSupport
import Testing

@testable import Adapters
@testable import Upstreams

@Suite("Enrico: holidays")
struct EnricoHolidaysTests {
    static let label = DocumentLabel(name: "gbr 2022", source: "Enrico")

    static func answer(_ content: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/"><SOAP-ENV:Body>
        <ns1:getHolidaysForYearResponse xmlns:ns1="http://www.kayaposoft.com/enrico/ws/v2.0/"><holidays>
        \(content)
        </holidays></ns1:getHolidaysForYearResponse></SOAP-ENV:Body></SOAP-ENV:Envelope>
        """
    }

    static func date(_ element: String, _ year: Int, _ month: Int, _ day: Int) -> String {
        "<\(element)><day>\(day)</day><month>\(month)</month><year>\(year)</year></\(element)>"
    }

    static func holiday(
        _ month: Int, _ day: Int, _ name: String, type: String = "public_holiday", extra: String = "", year: Int = 2022
    ) -> String {
        "<holiday>\(date("date", year, month, day))\(extra)<name><lang>en</lang><text>\(name)</text></name>"
            + "<holidayType>\(type)</holidayType></holiday>"
    }

    private func read(_ text: String, in year: Int = 2022) throws(DocumentFailure) -> [Holiday] {
        switch try EnricoDocument.holidays(Array(text.utf8), in: year, label: Self.label) {
        case .holidays(let holidays): return holidays
        case .unsupported(let reason): throw Self.label.inconsistent(0, reason)
        }
    }

    private func rows(_ content: String, in year: Int = 2022) throws -> [String] {
        try read(Self.answer(content), in: year).map { holiday in
            let observed = holiday.observed.map { " → \($0)" } ?? ""
            let types = holiday.kind.types.map(\.rawValue).joined(separator: " ")
            return "\(holiday.date)\(observed) \(holiday.kind.name.text): \(types)"
        }
    }

    @Test("England’s 2022: 1 January is observed on the 3rd, 25 December on the 27th")
    func england() throws {
        let holidays = try read(Samples.text("enrico_gbr_eng_2022.xml"))
        #expect(holidays.count == 10)
        #expect(
            holidays.filter { $0.observed != nil }.map { "\($0.date) \($0.observed?.description ?? "")" } == [
                "2022-01-01 2022-01-03", "2022-12-25 2022-12-27",
            ])
        let first = try #require(holidays.first)
        #expect(first.kind.name == LocalizedText("New Year's Day", language: "en"))
        #expect(first.kind.types == [.publicHoliday] && first.kind.regions.isEmpty && first.kind.localName == nil)
        #expect(first.id.description == "01-01-new-years-day")
        #expect(holidays.contains { $0.kind.name.text == "Her Majesty Queen Elizabeth II’s State Funeral" })
    }

    @Test("New York’s 2024: a holiday listed under two types is one holiday with both types")
    func newYork() throws {
        let holidays = try read(Samples.text("enrico_usa_ny_2024.xml"), in: 2024)
        let newYear = try #require(holidays.first)
        #expect(newYear.kind.name.text == "New Year's Day" && newYear.kind.types == [.publicHoliday, .government])
        #expect(holidays.filter { $0.date.monthAndDay == "01-01" }.count == 1)
        #expect(holidays.filter { $0.date.monthAndDay == "01-15" }.count == 2, "two names, two holidays")
        #expect(Set(holidays.map(\.id)).count == holidays.count)
    }

    @Test("Names in several languages: English first, the other is local; an invalid language is unknown")
    func languages() throws {
        let names = """
            <name><lang>de</lang><text>Mariä  Himmelfahrt</text></name>\
            <name><lang>en</lang><text>Assumption</text></name>
            """
        let holiday =
            "<holiday>\(Self.date("date", 2022, 8, 15))\(names)<holidayType>public_holiday</holidayType></holiday>"
        let kind = try #require(try read(Self.answer(holiday)).first).kind
        #expect(kind.name == LocalizedText("Assumption", language: "en"))
        #expect(kind.localName == LocalizedText("Mariä Himmelfahrt", language: "de"))
        #expect(UpstreamText.language("sr_Cyrl-RS") == "sr-Cyrl-RS")
        for tag in ["", "-", "e", "en-", "\" onload", "deutsch", "é", "en-a-b-c-d"] {
            #expect(UpstreamText.language(tag) == "und", "\(tag)")
        }
    }

    @Test("A holiday of several days becomes one per day, and may extend into the next year")
    func ranges() throws {
        let extra = Self.date("dateTo", 2023, 1, 2)
        let days = try rows(Self.holiday(12, 30, "Winter", type: "school_holiday", extra: extra))
        #expect(days == ["2022-12-30", "2022-12-31", "2023-01-01", "2023-01-02"].map { "\($0) Winter: school" })
    }

    @Test("A holiday of one day that is observed on another has it; on its own day, or of several days, it has none")
    func observed() throws {
        let moved = Self.date("observedOn", 2022, 1, 3)
        let run = Self.date("dateTo", 2022, 1, 2) + moved
        #expect(try rows(Self.holiday(1, 1, "A", extra: moved)) == ["2022-01-01 → 2022-01-03 A: public"])
        #expect(try rows(Self.holiday(1, 3, "A", extra: moved)) == ["2022-01-03 A: public"])
        #expect(try rows(Self.holiday(1, 1, "A", extra: run)) == ["2022-01-01 A: public", "2022-01-02 A: public"])
        let single = Self.date("dateTo", 2022, 1, 1) + moved
        #expect(try rows(Self.holiday(1, 1, "A", extra: single)) == ["2022-01-01 → 2022-01-03 A: public"])
    }

    @Test("Types and flags are mapped; an unknown type is an observance, and a working day is omitted")
    func types() throws {
        let flags = "<flags>BANK_HOLIDAY</flags><flags>SHOP_CLOSING_DAY</flags><flags>PART_DAY_HOLIDAY</flags>"
        let content = [
            Self.holiday(1, 1, "A", extra: flags), Self.holiday(1, 2, "B", type: "observance"),
            Self.holiday(1, 3, "C", type: "other_day"), Self.holiday(1, 4, "D", type: "extra_working_day"),
            Self.holiday(1, 5, "E", type: "PUBLIC_HOLIDAY"), Self.holiday(1, 6, "F", type: "lunar_day"),
            Self.holiday(1, 7, "G", type: "bank_holiday", extra: "<flags>BANK_HOLIDAY</flags>"),
            Self.holiday(1, 8, "H", extra: "<flags>optional_holiday</flags>"),
        ]
        #expect(
            try rows(content.joined()) == [
                "2022-01-01 A: public bank half-day", "2022-01-02 B: observance", "2022-01-03 C: observance",
                "2022-01-05 E: public", "2022-01-06 F: observance", "2022-01-07 G: bank",
                "2022-01-08 H: public optional",
            ])
    }

    @Test("A holiday flagged as regional is not national, even in the list of the whole country")
    func regional() throws {
        let flag = "<flags>REGIONAL_HOLIDAY</flags>"
        let content = [
            Self.holiday(1, 1, "A", extra: flag), Self.holiday(1, 2, "B"),
            Self.holiday(1, 3, "C", extra: flag), Self.holiday(1, 3, "C"),
        ]
        let kinds = try read(Self.answer(content.joined())).map(\.kind)
        #expect(kinds.map(\.isLocal) == [true, false, false])
        #expect(kinds.map(\.isNational) == [false, true, true])
        let merged = RegionMerge.merge([(nil, try read(Self.answer(content[0])))])
        #expect(merged.map(\.kind.isNational) == [false])
    }

    @Test("Holidays are sorted, duplicates are merged, and equal slugs are numbered")
    func disorder() throws {
        let content = [
            Self.holiday(12, 25, "Christmas"), Self.holiday(1, 1, "New Year"), Self.holiday(12, 25, "Christmas"),
            Self.holiday(1, 1, "New year"),
        ]
        let holidays = try read(Self.answer(content.joined()))
        #expect(holidays.map(\.id.description) == ["01-01-new-year", "01-01-new-year-2", "12-25-christmas"])
    }

    @Test("Additions by Enrico are ignored: unknown elements, attributes and a header")
    func extensions() throws {
        let extra = "<note xml:lang=\"en\"><lang>en</lang><text>x</text></note><new kind=\"1\"><date>?</date></new>"
        let text = Self.answer(Self.holiday(1, 1, "A", extra: extra))
            .replacing(
                "<SOAP-ENV:Body>", with: "<SOAP-ENV:Header><a b=\"c\">d</a></SOAP-ENV:Header><SOAP-ENV:Body id=\"x\">")
        #expect(try read(text).count == 1)
        #expect(try read(Self.answer("")).isEmpty)
    }

    @Test("An error in the answer means an unsupported year, with a reason that is safe to log")
    func inBand() throws {
        let text = Self.answer(
            "<error>Country 'xxx'\nis\u{202E} not supported\(String(repeating: "!", count: 999))</error>")
        let year = try EnricoDocument.holidays(Array(text.utf8), in: 2022, label: Self.label)
        guard case .unsupported(let reason) = year else { Issue.record("it is taken for good"); return }
        #expect(reason.hasPrefix("Country 'xxx' is not supported!!!") && reason.unicodeScalars.count == 161)
    }

    @Test("A SOAP Fault is a failure that quotes its text")
    func fault() {
        let fault = """
            <s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>
            <s:Fault><faultcode>s:Client</faultcode><faultstring>Operation 'x' is not
            defined</faultstring></s:Fault></s:Body></s:Envelope>
            """
        #expect(
            refusal { () throws(DocumentFailure) in try read(fault) }
                == #"invalid document gbr 2022 (Enrico): line 2: SOAP fault: "Operation 'x' is not defined""#
        )
    }
}
