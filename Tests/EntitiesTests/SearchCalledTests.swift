import TestSupport
import Testing

@testable import Entities

/// What the subjects of a query are called, and whose they are.
@Suite("What a query calls a feast")
struct SearchCalledTests {
    private static let long = "Feast of the One and Only Long Winter of All the Years"
    private static let occasions = [
        ("national-day", "National Day"), ("independence-day", "Independence Day"), ("carnival", "Carnival"),
        ("memorial-day", "Memorial Day"), ("summer-break", "Summer break"),
    ].map { Occasion(id: Slug($0), name: $1, about: "", rule: "", tradition: .international) }

    private static func name(_ text: String, _ countries: String..., of occasion: String? = nil) -> HolidayName {
        HolidayName(
            LocalizedText(text, language: "en"), languageName: LocalizedText("English", language: "en"),
            occasion: occasion.map { Slug($0) }, countries: countries.map(Sample.code))
    }

    private static let reader = SearchReader(
        SearchLexicon(
            countries: [
                Sample.country(
                    "BE", "Belgium",
                    regions: [
                        Sample.countryRegion("WA", "Western Place"), Sample.countryRegion("AU", "Aukland"),
                    ]), Sample.country("US", "United States"),
            ], cities: [City(["Short Feast"], in: Territory(Sample.code("US")))], occasions: occasions,
            names: [
                name(long, "BE"), name("Mardi Gras", "BE", of: "carnival"), name("May Day", "BE"),
                name("Early May Bank Holiday", "US"), name("Western Place Day", "BE"),
                name("Aukland Founding Day", "BE"), name("Short Feast of the One", "BE"), name("Short Feast", "BE"),
            ]), today: Sample.day("2026-11-30"))

    private func read(_ text: String) -> SearchReading { Self.reader.reading(of: text) }
    private func called(_ text: String) -> [String] {
        read(text).called.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    @Test("J1 A general word is a day of one country, unless the query names another place")
    func general() {
        for text in ["fête nationale", "fête nationale 2027"] {
            #expect(read(text).subjects.map(\.country) == [Territory("FR")], "\(text)")
        }
        for text in ["fête nationale belgium", "belgium 2027 fête nationale", "fête nationale Western Place"] {
            #expect(read(text).subjects == [SearchedSubject(occasion: Slug("national-day"))], "\(text)")
        }
        #expect(read("memorial day belgium").subjects == [SearchedSubject(occasion: Slug("memorial-day"))])
        #expect(read("4th of july belgium").subjects.map(\.country) == [Territory("US")], "no general word")
        #expect(read("bastille day belgium").subjects.map(\.country) == [Territory("FR")])
    }

    @Test("J1 The words for a feast are kept, and so are other names of the same day")
    func words() {
        #expect(called("National Day 2027 belgium") == ["national day"])
        #expect(called("4th of July in Belgium") == ["4th of july"])
        #expect(called("belgium 2027").isEmpty)
        #expect(called("may day belgium").first == "may day")
        #expect(called("may day belgium").contains("early may bank holiday"))
        #expect(called("early may bank holiday").first == "early may bank holiday")
        #expect(called("early may bank holiday").contains("may day"))
    }

    @Test("J1 A word that stands for a name is kept beside the name")
    func standing() {
        #expect(called("pancake day 2027") == ["pancake day", "mardi gras"])
        #expect(called("national day pancake day") == ["national day"], "the first feast is meant")
    }

    @Test("J1 A name of more than nine words is read")
    func long() {
        let reading = read("\(Self.long) 2027 belgium")
        #expect(reading.isWhole && reading.subjects.first?.name == 0 && reading.time == .year(2027))
        #expect(reading.places.map(\.territory) == [Territory("BE")])
        // Its first nine words alone are no name.
        #expect(read("Feast of the One and Only Long Winter of").subjects.isEmpty)
    }

    @Test("J1 The word “day” may be left out after two words and more, unless they are something else")
    func withoutDay() {
        #expect(read("aukland founding 2027").subjects.first?.name == 5 && read("aukland founding 2027").places.isEmpty)
        #expect(read("western place 2027").places.map(\.territory) == [Territory("BE-WA")])
        #expect(read("western place day 2027").subjects.first?.name == 4)
        #expect(read("may belgium").subjects.isEmpty)
    }

    @Test("J1 The name of a city and of a feast is the feast beside another place")
    func placeOrFeast() {
        for text in ["short feast 2027 belgium", "belgium short feast 2027", "short feast western place"] {
            let reading = read(text)
            #expect(reading.subjects.first?.name == 7 && reading.places.map(\.city) == [nil], "\(text)")
            #expect(reading.places.first?.territory.country == Sample.code("BE") && called(text) == ["short feast"])
        }
        for text in ["short feast 2027", "short feast, united states", "short feast vs belgium"] {
            #expect(read(text).subjects.isEmpty && read(text).places.first?.city == "Short Feast", "\(text)")
        }
        #expect(read("public holidays short feast belgium").subjects.isEmpty)
    }

    @Test("J1 The school holidays of a season are a break")
    func seasons() {
        for text in ["summer school holidays 2027 belgium", "summer holidays belgium"] {
            #expect(read(text).subjects == [SearchedSubject(occasion: Slug("summer-break"))], "\(text)")
        }
        #expect(read("school holidays belgium").topic == .schoolHolidays)
    }
}
