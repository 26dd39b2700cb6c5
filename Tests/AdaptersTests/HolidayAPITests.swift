import Documents
import TestSupport
import Testing

@testable import Adapters

/// Uses documents with the structure of HolidayAPI's JSON, because no sample of its XML is published.
@Suite("HolidayAPI")
struct HolidayAPITests {
    private static let label = DocumentLabel(name: "US 2015", source: "HolidayAPI")

    private func read(_ text: String) throws -> [String] {
        try HolidayAPIDocument.holidays(Array(text.utf8), in: 2015, label: Self.label).map { holiday in
            let observed = holiday.observed.map { " → \($0)" } ?? ""
            let types = holiday.kind.types.map(\.rawValue).joined(separator: " ")
            return "\(holiday.date)\(observed) \(holiday.kind.name.text): \(types)"
        }
    }

    private func refusal(_ text: String) -> String {
        let failure = #expect(throws: DocumentFailure.self) { try read(text) }
        return failure?.description ?? ""
    }

    private static let day = "<name>Independence Day</name><date>2015-07-04</date><observed>2015-07-03</observed>"

    @Test("A holiday is found whatever the name and the depth of its element")
    func shapes() throws {
        let expected = ["2015-07-04 → 2015-07-03 Independence Day: public"]
        let day = Self.day + "<public>true</public><country>US</country><weekday><date><name>x</name></date></weekday>"
        let plain = Self.day + "<public>1</public>"
        #expect(
            try read("<response><status>200</status><holidays><item>\(plain)</item></holidays></response>") == expected)
        #expect(try read("<holidays><holiday>\(plain)</holiday></holidays>") == expected)
        #expect(throws: DocumentFailure.self) { try read("<r><h>\(day)</h></r>") }
    }

    @Test(
        "A holiday that is observed on its own day has no other day off",
        arguments: [("2015-07-04", ""), ("", ""), ("2015-07-03", " → 2015-07-03"), ("2015-07-06", " → 2015-07-06")])
    func observed(day: String, shown: String) throws {
        let holiday = "<name>Day</name><date>2015-07-04</date><observed>\(day)</observed><public>true</public>"
        #expect(try read("<r><h>\(holiday)</h></r>") == ["2015-07-04\(shown) Day: public"])
    }

    @Test("true, True and 1 are public; false, 0 and nothing are not")
    func truth() throws {
        for (text, type) in [
            ("true", "public"), ("True", "public"), ("1", "public"), ("false", "observance"), ("0", "observance"),
            ("", "observance"),
        ] {
            #expect(
                try read("<r><h>\(Self.day)<public>\(text)</public></h></r>")
                    == ["2015-07-04 → 2015-07-03 Independence Day: \(type)"], "\(text)")
        }
        #expect(refusal("<r><h>\(Self.day)<public>perhaps</public></h></r>").contains("invalid document"))
    }

    @Test("An error in the answer is a failure that quotes it on one line")
    func error() {
        let reason = refusal(
            "<response><status>402</status><error>Free accounts are\nlimited to last year.</error></response>")
        #expect(reason.contains(#"the service reports "Free accounts are limited to last year.""#), "\(reason)")
    }

    @Test("An invalid value deep inside a document is found quickly", .timeLimit(.minutes(30)))
    func depth() {
        let levels = 80
        let text =
            String(repeating: "<r>\n", count: levels) + "<date>0</date>"
            + String(repeating: "\n</r>", count: levels)
        #expect(refusal(text).contains("invalid document"))
    }

    @Test("A date that does not exist, is in another year, or is observed far away is rejected")
    func dates() {
        #expect(refusal("<r><h><name>A</name><date>2015-02-30</date></h></r>").contains("invalid date"))
        #expect(refusal("<r><h><name>A</name><date>2016-01-01</date></h></r>").contains("is not in 2015"))
        #expect(
            refusal("<r><h><name>A</name><date>2015-01-01</date><observed>2015-09-01</observed></h></r>")
                .contains("is observed on"))
        #expect(refusal("<r><h><name> </name><date>2015-01-01</date></h></r>").contains("no name"))
    }

    @Test("The list of countries has those with ISO 3166-1 codes, not their languages and subdivisions")
    func countries() throws {
        func read(_ text: String) throws(DocumentFailure) -> [String] {
            try HolidayAPIDocument.countries(Array(text.utf8), label: Self.label).map(\.description)
        }
        func country(_ code: String) -> String {
            """
            <c><code>\(code)</code><name>N</name><codes><alpha-2>\(code)</alpha-2></codes><languages><l><code>en</code>\
            <name>English</name></l></languages><subdivisions><s><code>\(code)-X</code><name>X</name></s></subdivisions></c>
            """
        }
        #expect(try read("<r><countries>\(country("US"))\(country("GB"))</countries></r>") == ["US", "GB"])
        func refused(_ text: String) -> String? {
            do throws(DocumentFailure) {
                _ = try read(text)
                return nil
            } catch {
                return error.description
            }
        }
        #expect(refused("<r><error>Invalid key.</error></r>")?.contains(#"the service reports "Invalid key.""#) == true)
        #expect(refused("<r><countries/></r>")?.contains("found 0") == true)
        #expect(refused("<r>\(country("USA"))</r>")?.contains(#"invalid country code "USA""#) == true)
        let many = String(repeating: country("US"), count: 1001)
        #expect(refused("<r>\(many)</r>")?.contains("found 1001") == true)
        #expect(refused("<r>\(many.dropLast(country("US").count))</r>") == nil)
    }

    @Test("An empty list is not a failure; the request target has country and year but no key")
    func others() throws {
        #expect(try read("<response><holidays/></response>") == [])
        #expect(throws: DocumentFailure.self) { try read("<!DOCTYPE r><r/>") }
        let sheet = CalendarSheet(country: Sample.unitedKingdom, year: 2015, region: nil)
        let request = try HolidayAPI("https://a.example", key: "secret").document(of: sheet)?.request
        #expect(request?.url == "https://a.example/v1/holidays?country=GB&year=2015&format=xml")
    }
}
