import TestSupport
import Testing

@testable import Entities

/// What queries mean, over a few names.
@Suite("What a query means")
struct SearchReaderTests {
    private static let countries = [
        Sample.country(
            "DE", "Germany", alpha3: "DEU", local: [LocalizedText("Deutschland", language: "de")],
            regions: [Sample.countryRegion("BY", "Bavaria", local: "Bayern")]),
        Sample.country(
            "GB", "United Kingdom", alpha3: "GBR", aliases: ["UK", "England"],
            regions: [Sample.countryRegion("ENG", "England")]),
        Sample.country("CN", "China"), Sample.country("GE", "Georgia"), Sample.country("IN", "India"),
        Sample.country("US", "United States", aliases: ["USA"], regions: [Sample.countryRegion("GA", "Georgia")]),
    ]
    private static let cities = [
        City(["Munich", "München"], in: Territory(Sample.code("DE"), Sample.region("BY"))),
        City(["London"], in: Territory(Sample.code("GB"), Sample.region("ENG"))),
        City(["Fuzhou", "Foochow", "福州"], in: Territory(Sample.code("CN"))),
        City(["Istanbul", "Constantinople"], in: Territory(Sample.code("TR"))),
        City(["Constanța"], in: Territory(Sample.code("RO"))),
        City(["Jerusalem", "Salem"], in: Territory(Sample.code("IL"))),
        City(["Salem"], in: Territory(Sample.code("IN"), Sample.region("TN"))),
        City(["Salem"], in: Territory(Sample.code("US"), Sample.region("OR"))),
        City(["Winston", "Salem"], in: Territory(Sample.code("US"), Sample.region("NC"))),
    ]
    private static let occasions = [
        ("christmas-day", "Christmas Day"), ("easter-monday", "Easter Monday"),
        ("independence-day", "Independence Day"),
        ("saint-patrick", "Saint Patrick's Day"), ("new-years-day", "New Year's Day"),
    ].map { Occasion(id: Slug($0), name: $1, about: "", rule: "", tradition: .international) }
    private static let names = [
        HolidayName(
            LocalizedText("Tag der Deutschen Einheit", language: "de"),
            languageName: LocalizedText("German", language: "en"), occasion: nil,
            countries: [Sample.code("DE")])
    ]
    private static let reader = SearchReader(
        SearchLexicon(countries: countries, cities: cities, occasions: occasions, names: names),
        today: Sample.day("2026-11-21"))

    private func read(_ text: String) -> SearchReading { Self.reader.reading(of: text) }
    private func places(_ text: String) -> [String] { read(text).places.map(\.territory.description) }
    private func subject(_ text: String) -> String? { read(text).subjects.first?.occasion?.description }

    @Test(
        "J1 A place, a year and an occasion are found in any order",
        arguments: [
            "christmas 2027 bavaria", "2027 bavaria christmas", "bavaria christmas 2027", "Bayern 2027 xmas",
            "when is christmas in bavaria in 2027?", "X-Mas, 2027 (Bayern)",
        ])
    func anyOrder(text: String) {
        let reading = read(text)
        #expect(reading.time == .year(2027) && reading.places.map(\.territory.description) == ["DE-BY"])
        #expect(reading.subjects.first?.occasion?.description == "christmas-day" && reading.isWhole, "\(reading)")
    }

    @Test("J1 Everyday words and names without spaces mean what they say")
    func synonyms() {
        for (text, id) in [
            ("xmas", "christmas-day"), ("st patricks day", "saint-patrick"), ("St. Patrick's Day", "saint-patrick"),
            ("new year", "new-years-day"), ("newyear", "new-years-day"), ("eastermonday", "easter-monday"),
        ] {
            #expect(subject(text) == id, "\(text)")
        }
        let fourth = read("4th of july 2028")
        #expect(fourth.subjects.first?.country?.description == "US" && fourth.time == .year(2028))
        #expect(read("july 4th 2028").time == .day(Sample.day("2028-07-04")))
        #expect(
            read("tag der deutschen einheit").subjects == [
                SearchedSubject(occasion: nil, name: 0, country: Territory(Sample.code("DE")))
            ])
    }

    @Test("J1 A city leads to its region, and a second place says where the first is")
    func cities() {
        #expect(
            read("munich").places == [SearchedPlace(Territory(Sample.code("DE"), Sample.region("BY")), city: "Munich")])
        #expect(
            places("MÜNCHEN") == ["DE-BY"] && places("munich germany") == ["DE-BY"]
                && places("germany munich") == ["DE-BY"])
        #expect(places("uk london") == ["GB-ENG"] && places("germany london") == ["DE", "GB-ENG"])
    }

    @Test(
        "J1 Ambiguous names keep all of their places, in a fixed order; a region comes before the alias of its country")
    func ambiguity() {
        #expect(places("georgia") == ["GE", "US-GA"] && places("georgia usa") == ["US-GA"])
        #expect(places("england") == ["GB-ENG"] && places("uk") == ["GB"] && places("DE") == ["DE"])
        // Cities with the name come before those of which it is another name.
        #expect(places("salem") == ["IN-TN", "US-OR", "IL", "US-NC"] && places("salem usa") == ["US-OR", "US-NC"])
    }

    @Test("J1 Words that are also codes are codes only if nothing else is there")
    func codes() {
        #expect(places("in 2027") == ["IN"] && places("IN 2027") == ["IN"] && places("in") == ["IN"])
        #expect(places("christmas in 2027").isEmpty && places("am i off in 2027").isEmpty)
    }

    @Test("J1 Lists, calendars and counts have their words")
    func topics() {
        for (text, topic) in [
            ("school holidays", SearchTopic.schoolHolidays), ("bank holidays", .bankHolidays),
            ("holidays", .publicHolidays),
            ("public holidays", .publicHolidays), ("long weekends", .longWeekends), ("working days", .workingDays),
            ("calendar", .calendar), ("annual leave", .leave), ("Schulferien", .schoolHolidays),
        ] {
            #expect(read("\(text) germany 2027").topic == topic && read("germany \(text)").topic == topic, "\(text)")
        }
        #expect(read("next holiday germany").asksNext && !read("germany holiday").asksNext)
    }

    @Test("J1 The beginning of a name is completed, and what means nothing is left over")
    func rest() {
        #expect(places("germ 2027") == ["DE"] && read("germ 2027").isCompleted)
        #expect(places("fuz") == ["CN"] && places("lon") == ["GB-ENG"])
        let unknown = read("xyzzy 2027")
        #expect(unknown.rest == ["xyzzy"] && !unknown.isWhole && unknown.time == .year(2027))
        #expect(read("").isEmpty && read(" ?!").isEmpty)
    }

    @Test("J1 Another name of a city is completed from four letters on, or from two of another script")
    func aliases() {
        #expect(places("foo").isEmpty && read("foo").rest == ["foo"] && places("foo 2027").isEmpty)
        #expect(places("fooc") == ["CN"] && places("foochow") == ["CN"] && places("福州") == ["CN"])
        #expect(places("sal") == ["IN-TN"])
        // A lesser city's main name comes before another name of a greater one, as among whole names.
        #expect(places("const") == ["RO"] && places("constantin") == ["TR"])
    }

    @Test(
        "J1 One or two slips of a finger are corrected",
        arguments: [
            ("grmany", "germany"), ("Grmany 2027", "germany 2027"), ("untied kingdom", "united kingdom"),
            ("muncih", "munich"), ("chirstmas bavria", "christmas bavaria"), ("decmber 2026", "december 2026"),
        ])
    func corrections(text: String, meant: String) {
        #expect(Self.reader.correction(of: text)?.text == meant)
    }

    @Test("J1 Nothing is corrected that is right, too short, or not near anything")
    func noCorrection() {
        for text in ["germany", "gr", "xyzzyplugh", "grm", "gmany", "", "2027"] {
            #expect(Self.reader.correction(of: text) == nil, "\(text)")
        }
    }

    @Test("J1 Any text is read in bounded time, and the same each time", .timeLimit(.minutes(2)))
    func anything() {
        var random = SystemRandomNumberGenerator()
        let pieces = [
            "germany", "2027", "\u{200B}", "\u{202E}", "é\u{301}\u{301}", "4/12", "99/99", "12.12.", "-", "/",
            "christmas", "👩‍👩‍👧",
            "عيد", "0", "2026-13-45", "\u{0}", "%", "x", "münchen", "a", " ", "\u{3000}", "31 february", "th", "next",
            "last", "year",
        ]
        for count in 0..<2_000 {
            let text = (0..<count % 40).map { _ in pieces.randomElement(using: &random) ?? "" }
                .joined(separator: count % 3 == 0 ? "" : " ")
            let reading = read(text)
            #expect(reading == read(text) && reading.places.count <= 4)
            _ = Self.reader.correction(of: text)
        }
        for text in [
            String(repeating: "a", count: 10_000), String(repeating: "a ", count: 5_000),
            String(repeating: "\u{301}", count: 10_000), String(repeating: "grmany ", count: 2_000),
            String(repeating: "1/", count: 5_000), String(repeating: "עב", count: 5_000),
        ] {
            let clock = ContinuousClock()
            let cost = clock.measure {
                _ = read(text)
                _ = Self.reader.correction(of: text)
            }
            #expect(cost < .seconds(2), "\(text.prefix(8))")
        }
    }

    @Test("X3 A query has 24 words at most, whatever is between them", arguments: [" ", ",", "-"])
    func mostWords(separator: String) {
        let text = Array(repeating: "a", count: 30).joined(separator: separator)
        #expect(SearchWord.words(of: text).count == 24)
    }
}
