import TestSupport
import Testing

@testable import World

@Suite("World on a day: the sentences")
struct WorldDaySummaryTests {
    private func sentences(_ countries: [WorldDay.Country], on date: String = "2026-12-26") -> [String] {
        WorldDaySummaryPresentation(day: .of(date, countries), words: WorldWords()).sentences
    }

    private func countries(_ count: Int, isWeekend: Bool = false, _ holidays: [WorldDay.Feast] = []) -> [WorldDay
        .Country]
    {
        (0..<count).map { number in
            let code = String(decoding: [65 + UInt8(number / 26), 65 + UInt8(number % 26)], as: UTF8.self)
            return .of(code, "Country \(number)", .africa, isWeekend: isWeekend, holidays)
        }
    }

    @Test("W1 The holidays are counted, and the feast of most countries is named")
    func holidays() {
        #expect(sentences(countries(2)) == ["No country has a public holiday on this day."])
        #expect(
            sentences([.of("NL", "Netherlands", .europe, [.of("NL", "A")])])
                == ["Only the Netherlands has a public holiday: A."])
        let same = countries(3, [.christmasEve("DE", "Heiligabend")])
        #expect(sentences(same) == ["3 countries and territories have a public holiday, all of them Heiligabend."])
        #expect(
            sentences(same + [.of("NL", "Netherlands", .europe, [.of("NL", "A")])])
                == ["4 countries and territories have a public holiday, 3 of them Heiligabend."])
        #expect(
            sentences([.of("NL", "N", nil, [.of("NL", "A")]), .of("DE", "D", nil, [.of("DE", "B")])])
                == ["2 countries and territories have a public holiday."])
    }

    @Test("W1 V3 Of feasts that equally many keep, the first country’s is named, in every process")
    func tie() {
        let feasts = ["Zeta", "Beta", "Gamma", "Alpha", "Delta", "Omega", "Sigma", "Kappa"]
        let codes = ["AA", "AB", "BA", "BB", "CA", "CB", "DA", "DB", "EA", "EB", "FA", "FB", "GA", "GB", "HA", "HB"]
        let all = codes.enumerated().map { number, code in
            WorldDay.Country.of(code, code, nil, [.of(code, feasts[number / 2])])
        }
        let sentence = "16 countries and territories have a public holiday, 2 of them Zeta."
        #expect(sentences(all) == [sentence])
        #expect(sentences(all.reversed()) == [sentence])
    }

    @Test("W1 Countries of which only regions have a holiday are counted apart")
    func regional() {
        let regional = WorldDay.Country.of("CH", "Switzerland", .europe, regional: [.of("CH", "A")])
        #expect(
            sentences([regional, regional])
                == ["No country has a public holiday on this day. 2 have one in some regions only."])
        #expect(
            sentences([regional] + countries(2, [.of("DE", "B")]))
                == [
                    "2 countries and territories have a public holiday, all of them B. 1 more has one in some regions "
                        + "only."
                ])
        // A country with a holiday of its own is counted once.
        let both = WorldDay.Country.of("CH", "Switzerland", .europe, [.of("CH", "A")], regional: [.of("CH", "B")])
        #expect(sentences([both]) == ["Only Switzerland has a public holiday: A."])
    }

    @Test("W1 The weekend is told once, by the shorter list, which is counted if it is long")
    func weekend() {
        let none = "No country has a public holiday on this day."
        #expect(sentences(countries(4, isWeekend: true)) == [none, "Saturday is the weekend everywhere."])
        #expect(
            sentences(countries(4, isWeekend: true) + [.of("NP", "Nepal", .asia)])
                == [none, "Saturday is the weekend in all but 1 of 5: Nepal."])
        #expect(
            sentences([.of("NP", "Nepal", .asia, isWeekend: true)] + countries(4))
                == [none, "Saturday is the weekend in 1 of 5: Nepal."])
        let most = countries(40, isWeekend: true)
        #expect(
            sentences(most + countries(30))[1].hasPrefix("Saturday is the weekend in all but 30 of 70: Country 0, "))
        #expect(sentences(most + countries(31))[1] == "Saturday is the weekend in all but 31 of 71.")
        // The same number of both: those that are off are told.
        #expect(
            sentences(countries(1, isWeekend: true) + [.of("NP", "Nepal", .asia)])[1]
                == "Saturday is the weekend in 1 of 2: Country 0.")
    }

    @Test("W1 Parts of a country with another weekend are told")
    func parts() {
        var malaysia = WorldDay.Country.of("MY", "Malaysia", .asia)
        malaysia.regionsOnOtherWeekend = 3
        #expect(
            sentences([malaysia], on: "2026-12-25")[1]
                == "Friday is the weekend nowhere as a whole. Parts of Malaysia have it too.")
        malaysia.isWeekend = true
        #expect(
            sentences([malaysia], on: "2026-12-27")[1] == "Sunday is the weekend everywhere. Parts of Malaysia work.")
    }

    @Test("W1 People who work in exchange for another day off are told; a holiday counts more")
    func exchanged() {
        var china = WorldDay.Country.of("CN", "China", .asia, isWeekend: true)
        china.exchangedFor = Sample.day("2027-01-04")
        #expect(sentences([china])[2] == "In exchange for another day off, people work in China (for 4 January).")
        china.holidays = [.of("CN", "A")]
        #expect(sentences([china]).count == 2)
    }

    @Test("W1 Countries without data are named, or counted if there are many")
    func unknown() {
        var lanka = WorldDay.Country.of("LK", "Sri Lanka", .asia)
        lanka.isKnown = false
        let none = "No country has a public holiday on this day."
        #expect(sentences([lanka] + countries(1)) == [none, "We have no data for Sri Lanka on this day."])
        #expect(
            sentences(Array(repeating: lanka, count: 31) + countries(1))
                == [none, "We have no data for 31 of 32 countries and territories on this day."])
    }
}
