import Testing
import Upstreams

@Suite("Settings of sources")
struct SourceSettingsTests {
    @Test("Every adapter is known by its name")
    func adapters() throws {
        let host = try UpstreamAddress("https://example.org/almanac")
        #expect(try HolidaysSource("embedded") == .embedded)
        #expect(try HolidaysSource("documents+https://example.org/almanac/") == .documents(host))
        #expect(try HolidaysSource("enrico+https://example.org/almanac") == .enrico(host))
        #expect(try HolidaysSource("holidata+https://example.org/almanac") == .holidata(host))
        #expect(try HolidaysSource("holidayapi+https://example.org/almanac") == .holidayAPI(host))
        #expect(try QuotesSource("microdata+https://example.org/almanac") == .microdata(host))
        #expect(try QuotesSource("toscrape+https://example.org/almanac") == .toscrape(host))
        #expect(
            try QuotesSource("wikiquote+https://example.org/almanac#Ambrose_Bierce")
                == .wikiquote(host, title: "Ambrose_Bierce"))
        #expect(try SidesSource("documents+https://example.org/almanac") == .documents(host))
    }

    @Test(
        "The error for an invalid setting has the reason and the possible values",
        arguments: [
            ("enrico", "missing adapter"),
            ("https://example.org", "missing adapter"),
            ("nager+https://example.org", #"unknown adapter "nager" (expected one of embedded, documents+ADDRESS"#),
            ("enrico+example.org", "expected an address"),
            ("enrico+ftp://example.org", #"unknown scheme "ftp""#),
            ("enrico+https:///path", "invalid host name"),
            ("enrico+https://exämple.org", "Punycode"),
            ("enrico+https://example.org:0", #"invalid port "0""#),
            ("enrico+https://example.org:+80", #"invalid port "+80""#),
            ("enrico+https://example.org?key=1", "no query"),
            ("enrico+https://example.org/x?key=1", "no query"),
            ("enrico+https://example.org/a b", "invalid path"),
        ])
    func wrong(setting: String, reason: String) {
        let problem = #expect(throws: SettingProblem.self) { try HolidaysSource(setting) }
        #expect(problem?.description.contains(reason) == true, "\(problem?.description ?? "")")
    }

    @Test(
        "A password in an address is refused and not repeated",
        arguments: [
            "enrico+https://me:canary@example.org", "https://me:canary@example.org", "x+https://me:canary@example.org/",
        ])
    func password(setting: String) {
        let problem = #expect(throws: SettingProblem.self) { try HolidaysSource(setting) }
        #expect(problem?.description.contains("canary") == false)
    }

    @Test("A Wikiquote page needs a title")
    func title() {
        for setting in ["wikiquote+https://en.wikiquote.org", "wikiquote+https://en.wikiquote.org#"] {
            let problem = #expect(throws: SettingProblem.self) { try QuotesSource(setting) }
            #expect(problem?.description.contains("missing page title") == true)
        }
    }

    @Test("An address keeps host, port and path, and prints them")
    func address() throws {
        let address = try UpstreamAddress("HTTP://Example.org:8080/a/b//")
        #expect(address.description == "http://example.org:8080/a/b")
        #expect(address.origin == "http://example.org:8080")
        #expect(address.appending("holidays/DE.xml") == "http://example.org:8080/a/b/holidays/DE.xml")
        #expect(try UpstreamAddress("https://[::1]:81").description == "https://[::1]:81")
    }

    @Test("A duration is a number and a unit")
    func times() throws {
        #expect(try Duration(setting: "90s") == .seconds(90))
        #expect(try Duration(setting: "15m") == .seconds(900))
        #expect(try Duration(setting: "6h") == .seconds(21_600))
        #expect(try Duration(setting: "7d") == .seconds(604_800))
        for text in ["", "s", "6", "-6h", "+6h", "1.5h", "6 h", "6w", "99999999999999999999d", "3651d"] {
            #expect(throws: SettingProblem.self) { try Duration(setting: text) }
        }
    }
}
