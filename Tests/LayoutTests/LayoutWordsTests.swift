import TestSupport
import Testing

@testable import Layout

@Suite("The words that modules share")
struct LayoutWordsTests {
    private let words = LayoutWords()
    private let name = "\u{2068}بافاريا\u{2069}"

    @Test("A subscription says which holidays, in one message for each kind of filter")
    func subscriptions() {
        let place = PlaceName(country: "United Kingdom")
        let rest = "the United Kingdom, from last year on. New years and changes follow by themselves."
        for (filter, text) in [
            (HolidayFilter(), "Public holidays in"), (HolidayFilter(types: .all), "All holidays in"),
            (HolidayFilter(types: .only(.workday)), "Special working days in"),
            (HolidayFilter(types: .only(.halfDay)), "Half day holidays in"),
            (HolidayFilter(types: .all, isEverywhere: true), "All holidays of all regions in"),
            (HolidayFilter(types: .only(.workday), isEverywhere: true), "Special working days of all regions in"),
            (HolidayFilter(types: .only(.deFacto), isEverywhere: true), "De facto holidays of all regions in"),
        ] {
            #expect(words.subscription(filter, of: place) == "\(text) \(rest)")
        }
    }

    @Test("Every type has its label among its names, and one holiday and several of it")
    func types() {
        for type in HolidayType.allCases {
            #expect(words.remark(type) == words.label(type).lowercased())
            if type == .workday { continue }
            #expect(Fact.type(type).text(.one, words.phrases) == "\(words.remark(type)) holiday")
            #expect(Fact.type(type).text(.manyFirst, words.phrases) == "\(words.label(type)) holidays")
        }
        #expect(Fact.type(.workday).text(.one, words.phrases) == "special working day")
        #expect(Fact.type(.workday).text(.many, words.phrases) == "special working days")
        #expect(Fact.types([.school, .bank]).text(.plain, words.phrases) == "other holidays")
        #expect(Fact.types([.bank]).text(.first, words.phrases) == "Bank holidays")
    }

    @Test("H4 The failure of a year names the country, or its code, and offers what helps")
    func years() throws {
        let germany = try #require(CountryCode("DE"))
        let region = try #require(RegionCode("ZZ"))
        let link = Link(segments: ["there"])
        let unnamed = words.notice(.service(.timedOut, country: nil), in: germany, retry: link)
        #expect(unnamed.title == "We could not show the holidays in DE")
        #expect(unnamed.explanation == "Our source took too long to respond. Try again in a few minutes.")
        #expect(unnamed.actions.map(\.label) == ["Try again"])
        let arabic = ForeignText("بافاريا")
        #expect(
            words.notice(.service(.invalid, country: arabic), of: .calendar, in: germany).title
                == "We could not show the calendar of \(name)")
        let foreign = words.notice(.unknownRegion(country: arabic, region: region), in: germany, whole: link)
        #expect(
            foreign.title == "\(name) has no region “ZZ”" && foreign.actions.map(\.label) == ["Show all of \(name)"])
        #expect(words.notice(.uncovered(country: arabic), in: germany).title == "No data for \(name)")
        let unknown = words.notice(.unknownCountry, in: germany, choose: link)
        #expect(unknown.title == "No country has the code “DE”" && unknown.actions.map(\.label) == ["Choose Country"])
    }

    @Test("A control names its place, isolated, and says whether its link changes a country or a place")
    func controls() throws {
        let bavaria = Territory(Sample.code("DE"), Sample.region("BY"))
        let link = Link(segments: ["there"])
        let named = CountryControl(
            of: bavaria, called: PlaceName(region: "بافاريا", country: "Germany"), words: words, link: link)
        #expect(named.label == "\(name), Germany" && named.code?.text == "DE-BY" && named.code?.subject == " place")
        let whole = CountryControl(of: bavaria, called: PlaceName(country: "Germany"), words: words, link: link)
        #expect(whole.label == "Germany" && whole.code?.text == "DE" && whole.code?.subject == " country")
        let place = CountryControl(
            of: bavaria, called: PlaceName(country: "Germany"), subject: .place, words: words, link: link)
        #expect(place.code?.subject == " place")
    }

    @Test("A holiday of regions names them isolated")
    func regions() throws {
        let found = RegionalHolidayType(
            type: .halfDay, country: try #require(CountryCode("DE")), regions: [], isLocal: true,
            place: .regions(["بافاريا", "Hesse"]))
        #expect(words.holiday(of: found) == "Half day in parts of \(name) and Hesse")
    }
}
