import Documents
import TestSupport
import Testing

@testable import Search

/// Names that ask for an occasion as a whole, and those of one country's own days.
@Suite("Search: names of occasions")
struct SearchWholeFeastsTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    /// The first answer on pages in a language, over the program's own documents.
    private static func kept(_ text: String, in code: String) async throws -> SearchAnswer.Kept? {
        let services = Services.only(
            countries: library, holidays: library, occasions: library, people: library,
            clock: ClockDouble(Sample.day("2026-11-21")), world: library, translations: library, placeNames: library
        ).speaking(try #require(Language(code: code)))
        let answer = try await SearchResultsInteractor(
            countries: services.countries, holidays: services.holidays, occasions: services.occasions,
            people: services.people, world: services.world, indexes: SearchIndexes(), clock: services.clock,
            placeNames: services.placeNames
        ).search(text)
        guard case .kept(let kept)? = answer.facts.first else { return nil }
        return kept
    }

    @Test(
        "J1 What people call an occasion asks for all who keep it, as its English name does",
        .timeLimit(.minutes(30)),
        arguments: [
            ("uk", "Різдво", "christmas"), ("nl", "Nieuwjaar", "new year"), ("en", "Nieuwjaar", "new year"),
            ("ar", "رأس السنة", "new year"), ("hi", "नया साल", "new year"), ("ja", "元旦", "new year"),
            ("es", "Todos los Santos", "all saints"), ("ja", "労働者の日", "labour day"),
            ("es", "Día del Trabajador", "labour day"), ("it", "Santo Stefano", "boxing day"),
            ("ja", "復活祭", "easter"), ("ja", "イースター", "easter"), ("tr", "Paskalya", "easter"),
            ("es", "Semana Santa", "easter"), ("he", "פסחא", "easter"), ("ar", "عيد الفصح", "easter"),
            ("it", "Befana", "epiphany"), ("es", "Reyes Magos", "epiphany"), ("nl", "Hemelvaart", "ascension"),
            ("fr", "Aïd", "eid"), ("fr", "Aïd el-Adha", "eid al-adha"), ("uk", "Рамадан", "ramadan"),
            ("ar", "رمضان", "ramadan"),
        ])
    func whole(language: String, text: String, english: String) async throws {
        let kept = try #require(try await Self.kept("\(text) 2027", in: language))
        let whole = try #require(try await Self.kept("\(english) 2027", in: "en"))
        #expect(kept.feast.occasion == whole.feast.occasion && kept.date == whole.date, "\(kept)")
        #expect(kept.place == nil && kept.countries == whole.countries && kept.other == whole.other, "\(kept)")
        #expect((whole.countries ?? 0) > 1)
    }

    @Test(
        "J1 With a place, and for a day of one country's own, the answer is of that place",
        .timeLimit(.minutes(30)),
        arguments: [
            ("nl", "Hemelvaart 2027 België", "BE", "2027-05-06"), ("ar", "رأس السنة 2027 لبنان", "LB", "2027-01-01"),
            ("nl", "Nieuwjaar 2027 Nederland", "NL", "2027-01-01"),
            ("en", "golden week 2027 japan", "JP", "2027-04-29"),
            ("ar", "العيد الوطني السعودية 2027", "SA", "2027-09-23"),
            ("ar", "اليوم الوطني السعودية 2027", "SA", "2027-09-23"),
            ("en", "national day saudi arabia 2027", "SA", "2027-09-23"),
            ("ar", "يوم التأسيس 2027", "SA", "2027-02-22"),
            ("en", "day of goodwill 2027", "ZA", "2027-12-26"),
            ("de", "Tag der Deutschen Einheit 2027", "DE", "2027-10-03"),
            ("hi", "स्वतंत्रता दिवस 2027", "IN", "2027-08-15"),
        ])
    func own(language: String, text: String, country: String, date: String) async throws {
        let kept = try #require(try await Self.kept(text, in: language))
        #expect(kept.place?.territory.description == country && kept.date.description == date, "\(kept)")
    }

    // MARK: Over a few names

    private static let turn = Occasion(
        id: Slug("turn"), name: "Turn of the Year", about: "", rule: "by the sun", tradition: .folk)
    private static let names = [
        Sample.holidayName("Sonnentag", "de", "German", ["GB", "UA"], occasion: turn.id),
        Sample.holidayName("Sonne", "de", "German", ["DE"], occasion: turn.id),
        Sample.holidayName("Ballfest", "de", "German", ["DE"], occasion: turn.id),
    ]

    /// - Parameter dates: when countries keep the occasion.
    private func kept(
        _ text: String, _ dates: KeyValuePairs<String, [String]>, germany: String = "2027-01-05"
    ) async throws -> SearchAnswer.Kept? {
        let kind = HolidayKind(
            names: [LocalizedText("Sonne", language: "en"), LocalizedText("Ballfest", language: "de")],
            types: [.publicHoliday], occasion: Self.turn.id)
        let day = Sample.day(germany)
        let holiday = Holiday(date: day, kind: kind, id: HolidayID(date: day, slug: kind.slug))
        let countries = [("DE", "Germany"), ("GB", "United Kingdom"), ("UA", "Ukraine")]
        let answer = try await SearchResultsInteractor(
            countries: CountryServiceDouble(countries.map { Sample.country($0, $1) }),
            holidays: HolidayServiceDouble([
                Sample.calendar("DE", [holiday]), Sample.calendar("GB", []), Sample.calendar("UA", []),
            ]),
            occasions: OccasionServiceDouble(
                [Self.turn],
                celebrations: dates.map {
                    Celebration(date: Sample.day($0.key), countries: $0.value.map(Sample.code))
                }, names: Self.names),
            people: PersonServiceDouble([]), world: WorldServiceDouble(failing: .missing), indexes: SearchIndexes(),
            clock: ClockDouble(Sample.day("2026-11-21"))
        ).search(text)
        guard case .kept(let kept)? = answer.facts.first else { return nil }
        return kept
    }

    @Test("A name of several countries counts all that keep the occasion on its day, if most of them do")
    func severalCountries() async throws {
        let all = try await kept("sonnentag 2027", ["2027-01-05": ["DE", "GB", "UA"]])
        #expect(all?.countries == 3 && all?.place == nil && all?.other == nil)
        // Two countries have the name, and half of all keep the day.
        let own = try await kept("sonnentag 2027", ["2027-01-05": ["GB", "UA"], "2027-03-01": ["DE", "FR"]])
        #expect(own?.countries == 2 && own?.other == nil)
    }

    @Test("A name of one country asks for the occasion if it is a form of others, on the day of most")
    func oneCountry() async throws {
        let most: KeyValuePairs = ["2027-01-05": ["DE", "GB", "UA"]]
        let form = try await kept("sonne 2027", most)
        #expect(form?.countries == 3 && form?.place == nil && form?.feast.name == "Turn of the Year")
        #expect(try await kept("ballfest 2027", most)?.place?.territory.description == "DE", "a word of its own")
        let other = try await kept("sonne 2027", ["2027-01-05": ["GB", "UA"]], germany: "2027-03-01")
        #expect(other?.place?.territory.description == "DE" && other?.date == Sample.day("2027-03-01"))
        let half = try await kept("sonne 2027", ["2027-01-05": ["DE", "GB"], "2027-03-01": ["UA", "FR"]])
        #expect(half?.place?.territory.description == "DE", "each country has its own")
        #expect(try await kept("sonne 2027 germany", most)?.place?.territory.description == "DE")
    }
}
