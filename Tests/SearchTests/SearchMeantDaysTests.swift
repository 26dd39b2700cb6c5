import TestSupport
import Testing

@testable import Search

/// Which of a place's holidays a query means, over a few of them.
@Suite("Search: which holiday is meant")
struct SearchMeantDaysTests {
    private static let occasions = [
        ("independence-day", "Independence Day"), ("labour-day", "Labour Day"), ("harvest", "Harvest"),
        ("patron-saint", "Patron saint's day"),
    ].map { Occasion(id: Slug($0), name: $1, about: "", rule: "by law", tradition: .civic) }
    private static let regions = [("BY", "Bavaria"), ("HE", "Hesse"), ("SN", "Saxony"), ("TH", "Thuringia")]

    /// A holiday of Germany.
    private static func holiday(
        _ date: String, _ name: String, of occasion: String?, in regions: [String] = [],
        types: [HolidayType] = [.publicHoliday]
    ) -> Holiday {
        let kind = HolidayKind(
            names: [LocalizedText(name, language: "en")], types: types, regions: regions.map(Sample.region),
            occasion: occasion.map { Slug($0) })
        let day = Sample.day("2027-\(date)")
        return Holiday(date: day, kind: kind, id: HolidayID(date: day, slug: Slug(name)))
    }

    private func facts(_ text: String, _ holidays: [Holiday], names: [HolidayName] = []) async throws -> [SearchAnswer
        .Fact]
    {
        let july = Self.holiday("07-04", "Independence Day", of: "independence-day")
        return try await SearchResultsInteractor(
            countries: CountryServiceDouble([
                Sample.country(
                    "DE", "Germany", regions: Self.regions.map { Sample.countryRegion($0.0, $0.1) }),
                Sample.country("US", "United States"), Sample.country("FR", "France"),
            ]),
            holidays: HolidayServiceDouble([
                Sample.calendar("DE", regions: Self.regions, holidays), Sample.calendar("US", [july]),
                Sample.calendar("FR", holidays),
            ]),
            occasions: OccasionServiceDouble(Self.occasions, names: names),
            people: PersonServiceDouble([]), world: WorldServiceDouble(failing: .missing), indexes: SearchIndexes(),
            clock: ClockDouble(Sample.day("2026-11-21"))
        ).search(text).facts
    }

    /// The dates of the answers, with the regions that they are of.
    private func days(_ text: String, _ holidays: [Holiday], names: [HolidayName] = []) async throws -> [String] {
        try await facts(text, holidays, names: names).map { fact in
            switch fact {
            case .kept(let kept):
                let regions: [String] =
                    if case .regions(let names, _)? = kept.keepers { names.codes.map(\.description) } else { [] }
                return ([String(kept.date.description.dropFirst(5))] + regions).joined(separator: " ")
            case .notKept(_, _, _, let date): return "not kept, \(date.map(\.description) ?? "no date")"
            default: return "\(fact)"
            }
        }
    }

    // MARK: By what is typed

    @Test("J1 What a place calls by the words is meant, and not the day of the country that they are of elsewhere")
    func typed() async throws {
        let own = Self.holiday("05-20", "Independence Day", of: "independence-day")
        #expect(try await days("4th of july 2027 germany", [own]) == ["not kept, 2027-07-04"])
        let named = Self.holiday("05-21", "4th of July", of: nil)
        #expect(try await days("4th of july 2027 germany", [own, named]) == ["05-21"])
    }

    @Test("J1 A name comes before other days of the occasion, but an observance does not come before a day off")
    func nameFirst() async throws {
        let first = Self.holiday("05-01", "Workers' Day", of: "labour-day")
        #expect(try await days("labour day 2027 germany", [first]) == ["05-01"])
        #expect(
            try await days("labour day 2027 germany", [first, Self.holiday("09-06", "Labour Day", of: nil)]) == [
                "09-06"
            ])
        let observance = Self.holiday("09-06", "Labour Day", of: nil, types: [.observance])
        #expect(try await days("labour day 2027 germany", [first, observance]) == ["05-01"])
        #expect(try await days("labour day 2027 germany", [observance]) == ["09-06"])
    }

    @Test("J1 Of several days of an occasion, the one whose name the others have in theirs is meant")
    func leading() async throws {
        let days = [
            Self.holiday("09-14", "The day preceding Chuseok", of: "harvest"),
            Self.holiday("09-15", "Chuseok", of: "harvest"),
            Self.holiday("09-16", "Chuseok (second day)", of: "harvest"),
        ]
        #expect(try await self.days("harvest 2027 germany", days) == ["09-15"])
        #expect(
            try await self.days("harvest 2027 germany", [days[0], days[2]]) == ["09-14"], "neither has the other's")
    }

    @Test("J1 A day that is named with a feast decides between several")
    func day() async throws {
        let days = [
            Self.holiday("05-03", "First Harvest", of: "harvest"),
            Self.holiday("08-30", "Second Harvest", of: "harvest"),
            Self.holiday("10-01", "Harvest Home", of: nil), Self.holiday("10-02", "Other", of: nil),
        ]
        #expect(try await self.days("harvest 30 august 2027 germany", days) == ["08-30"])
        #expect(try await self.days("harvest 1 october 2027 germany", days) == ["10-01"])
        #expect(try await self.days("harvest 2 october 2027 germany", days) == ["05-03"], "that day is none")
        #expect(try await self.days("harvest 2027 germany", days) == ["05-03"])
    }

    @Test("J1 Another saint's day does not stand for the name of one")
    func collections() async throws {
        let name = Sample.holidayName("Saint Peter", "en", "English", ["US"], occasion: Slug("patron-saint"))
        let paul = Self.holiday("06-30", "Saint Paul", of: "patron-saint")
        #expect(try await days("saint peter 2027 germany", [paul], names: [name]) == ["not kept, no date"])
        #expect(try await days("patron saint's day 2027 germany", [paul], names: [name]) == ["06-30"])
        let harvest = Sample.holidayName("Ernte", "de", "German", ["US"], occasion: Slug("harvest"))
        let other = Self.holiday("10-03", "Thanks", of: "harvest")
        #expect(try await days("ernte 2027 germany", [other], names: [harvest]) == ["10-03"])
    }

    @Test("J1 A public holiday whose name ends with the words is meant, if nothing else is")
    func ending() async throws {
        let own = [
            Self.holiday("02-01", "Hessian Founding Day", of: nil, in: ["HE"]),
            Self.holiday("03-01", "Old Founding Day", of: nil, types: [.observance]),
            Self.holiday("04-01", "Founding Day Eve", of: nil),
        ]
        let name = Sample.holidayName("Founding Day", "en", "English", ["US"], occasion: nil)
        #expect(try await days("founding day 2027 germany", own, names: [name]) == ["02-01 HE"])
        #expect(try await days("founding day 2027 hesse", own, names: [name]) == ["02-01"])
        #expect(try await days("founding day 2027 bavaria", own, names: [name]) == ["not kept, no date"])
        let word = Sample.holidayName("Kirmes", "en", "English", ["US"], occasion: nil)
        let other = [Self.holiday("09-01", "Hessian Kirmes", of: nil)]
        #expect(try await days("kirmes 2027 hesse", other, names: [word]) == ["not kept, no date"], "one word")
    }

    // MARK: On several dates

    @Test("J1 Each date on which further regions keep a feast is an answer, with all that keep it then")
    func dates() async throws {
        let own = [
            Self.holiday("03-01", "Labour Day", of: "labour-day", in: ["BY"]),
            Self.holiday("03-08", "Labour Day", of: "labour-day", in: ["BY"]),
            Self.holiday("05-03", "Labour Day", of: "labour-day", in: ["HE"]),
            Self.holiday("05-03", "May Day", of: "labour-day", in: ["SN"]),
            Self.holiday("10-04", "May Day", of: "labour-day", in: ["TH"]),
            Self.holiday("11-01", "Labour Day", of: "labour-day", in: ["TH"], types: [.bank]),
        ]
        #expect(try await days("labour day 2027 germany", own) == ["03-01 BY", "05-03 HE SN", "10-04 TH"])
        #expect(try await days("labour day 3 may 2027 germany", own) == ["05-03 HE SN"])
        #expect(try await days("labour day 2027 saxony", own) == ["05-03"])
        #expect(try await days("labour day 2027 germany france", own).first == "03-01 BY")
        #expect(try await days("labour day 2027 germany", [own[3]]) == ["05-03 SN"], "by another name only")
    }

    @Test("J1 A feast of the whole country has one date")
    func whole() async throws {
        let own = [
            Self.holiday("03-01", "Labour Day", of: "labour-day"),
            Self.holiday("05-03", "Labour Day", of: "labour-day", in: ["HE"]),
        ]
        #expect(try await days("labour day 2027 germany", own) == ["03-01"])
    }

    @Test("J1 A name of one region does not take in the other days of its occasion")
    func ofName() async throws {
        let own = [
            Self.holiday("03-01", "May Fair", of: "harvest", in: ["BY"]),
            Self.holiday("05-03", "Autumn Fair", of: "harvest", in: ["HE"]),
        ]
        let names = [Sample.holidayName("May Fair", "en", "English", ["DE"], occasion: Slug("harvest"))]
        #expect(try await days("may fair 2027 germany", own, names: names) == ["03-01 BY"])
        #expect(try await days("may fair 2027", own, names: names) == ["03-01 BY"])
    }

    @Test("J1 A break that regions begin on several days has the first day of each")
    func breaks() async throws {
        func days(_ dates: [String], _ region: String) -> [Holiday] {
            dates.map { Self.holiday($0, "Harvest", of: "harvest", in: [region], types: [.school]) }
        }
        let own = days(["06-28", "06-29", "06-30"], "BY") + days(["06-29", "06-30"], "HE")
        #expect(try await self.days("harvest 2027 germany", own) == ["06-28 BY", "06-29 HE"])
    }

    @Test("J1 Beside another place, the first date of each comes first, and four answers are all")
    func places() async throws {
        let own = ["03-01 BY", "04-01 HE", "05-03 SN", "06-01 TH"].map { text in
            let parts = text.split(separator: " ").map(String.init)
            return Self.holiday(parts[0], "Labour Day", of: "labour-day", in: [parts[1]])
        }
        #expect(try await days("labour day 2027 germany", own).count == 4)
        let both = try await facts("labour day 2027 germany united states", own)
        #expect(both.count == 4)
        guard case .kept(let first) = both.first, case .notKept(_, let second, _, _) = both[1] else {
            Issue.record("\(both)")
            return
        }
        #expect(first.date == Sample.day("2027-03-01") && second.territory.description == "US")
    }
}
