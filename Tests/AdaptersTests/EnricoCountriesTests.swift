import AlmanacValues
import Documents
import Markup
import Testing

@testable import Adapters

@Suite("Enrico: countries and requests")
struct EnricoCountriesTests {
    private let label = DocumentLabel(name: "countries", source: "Enrico")

    private func answer(_ content: String) -> [UInt8] {
        Array(
            """
            <s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>
            <n:getSupportedCountriesResponse xmlns:n="http://www.kayaposoft.com/enrico/ws/v2.0/"><supportedCountries>
            \(content)
            </supportedCountries></n:getSupportedCountriesResponse></s:Body></s:Envelope>
            """.utf8)
    }

    private func country(_ code: String, from: (Int, Int, Int), to: (Int, Int, Int)) -> String {
        """
        <supportedCountry><fullName>Name</fullName><countryCode>\(code)</countryCode>\
        \(EnricoHolidaysTests.date("fromDate", from.0, from.1, from.2))\
        \(EnricoHolidaysTests.date("toDate", to.0, to.1, to.2))</supportedCountry>
        """
    }

    @Test("The sample’s countries have codes, regions, plausible years and types")
    func sample() throws {
        let countries = try EnricoDocument.countries(Samples.bytes("enrico_countries.xml"), label: label)
        #expect(countries.count == 60)
        let australia = try #require(countries.first { $0.alpha3 == "AUS" })
        #expect(australia.name == "Australia" && australia.years == 2011...2200)
        #expect(australia.regions.map(\.description) == ["ACT", "QLD", "NSW", "NT", "SA", "TAS", "VIC", "WA"])
        #expect(australia.holidayTypes == ["public_holiday", "school_holiday", "other_day"])
        #expect(countries.first { $0.alpha3 == "BLR" }?.years == 2021...2100)
    }

    @Test("Only whole years are offered; a country without one is omitted, and so is a repeated country")
    func years() throws {
        let content = [
            country("aaa", from: (2014, 2, 1), to: (2020, 12, 30)),
            country("bbb", from: (2014, 2, 1), to: (2014, 12, 31)),
            country("aaa", from: (2000, 1, 1), to: (2020, 12, 31)),
            country("ccc", from: (1, 1, 1), to: (32767, 12, 31)),
        ]
        let countries = try EnricoDocument.countries(answer(content.joined()), label: label)
        #expect(countries.map(\.alpha3) == ["AAA", "CCC"])
        #expect(countries.map(\.years) == [2015...2019, 1900...2200])
    }

    @Test("Errors, Faults, invalid dates and answers to other requests are rejected")
    func refused() throws {
        let cases = [
            ("<error>Out\nof order</error>", #"line 3: the service reports "Out of order""#),
            (country("aaa", from: (2014, 1, 1), to: (2013, 12, 31)), "line 3: 2014-1-1 is not before 2013-12-31"),
            (country("aaa", from: (2014, 13, 1), to: (2015, 12, 31)), "line 3: invalid date 2014-13-1"),
            ("<supportedCountry/>", "line 3: a country has no alpha-3 code"),
            (country("<b/>", from: (2014, 1, 1), to: (2015, 12, 31)), "line 3: a country has no alpha-3 code"),
        ]
        for (content, reason) in cases {
            let message = refusal { () throws(DocumentFailure) in
                try EnricoDocument.countries(answer(content), label: label)
            }
            #expect(message == "invalid document countries (Enrico): \(reason)")
        }
        #expect(throws: DocumentFailure.self) { try EnricoDocument.countries(answer(""), label: label) }
        #expect(throws: DocumentFailure.self) {
            try EnricoDocument.countries(Samples.bytes("enrico_gbr_eng_2022.xml"), label: label)
        }
        let many = (0..<1001).map { number in
            let letters = [number / 676, number / 26 % 26, number % 26].map { String(Unicode.Scalar(UInt8(97 + $0))) }
            return country(letters.joined(), from: (2014, 1, 1), to: (2015, 12, 31))
        }
        #expect(throws: DocumentFailure.self) { try EnricoDocument.countries(answer(many.joined()), label: label) }
        #expect(try EnricoDocument.countries(answer(many.dropLast().joined()), label: label).count == 1000)
    }

    @Test("Every hostile document is rejected", arguments: Samples.hostile.map(\.text))
    func hostile(text: String) {
        #expect(throws: DocumentFailure.self) { try EnricoDocument.countries(Array(text.utf8), label: label) }
    }

    @Test("A request is an envelope with code and region in lower case; values cannot inject elements")
    func requests() throws {
        let england = EnricoRequests.holidays(
            in: 2022, country: "GBR", region: RegionCode("ENG"), type: "public_holiday")
        let text = String(decoding: england.envelope, as: UTF8.self)
        #expect(
            text.hasSuffix(
                "<soapenv:Body><ns:getHolidaysForYear><year>2022</year><country>gbr</country><region>eng</region>"
                    + "<holidayType>public_holiday</holidayType></ns:getHolidaysForYear></soapenv:Body></soapenv:Envelope>"
            ))
        let list = try Document(xml: EnricoRequests.countries().envelope)
        let operations = try list.root.number(XPath("count(//*[local-name() = 'getSupportedCountries'])"))
        #expect(operations == 1)
        // All four parts are required, so a request without a region sends an empty one, and without a type "all".
        let whole = String(decoding: EnricoRequests.holidays(in: 2022, country: "gbr").envelope, as: UTF8.self)
        #expect(
            whole.contains(
                "<country>gbr</country><region></region><holidayType>all</holidayType></ns:getHolidaysForYear>"))
        for value in try Samples.naughtyStrings() + ["\0\u{1}\u{FFFE}]]>"] {
            let request = EnricoRequests.holidays(in: 2022, country: "gbr", type: value)
            let document = try Document(xml: request.envelope)
            let count = try document.root.number(XPath("count(//*)"))
            #expect(count == 8, "\(value)")
        }
    }
}
