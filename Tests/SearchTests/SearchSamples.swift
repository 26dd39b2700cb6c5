import TestSupport

@testable import Search

extension Sample {
    static let christmas = Occasion(
        id: Slug("Christmas Day"), name: "Christmas Day", about: "The birth of Jesus.", rule: "25 December",
        tradition: .christian)

    static func holidayName(
        _ text: String, _ language: String, _ languageName: String, _ countries: [String], others: [String] = [],
        occasion: Slug? = christmas.id
    ) -> HolidayName {
        HolidayName(
            LocalizedText(text, language: language), languageName: LocalizedText(languageName, language: "en"),
            occasion: occasion,
            countries: countries.map(code), others: others.map(code))
    }

    static func found(_ code: String, _ name: String) -> SearchAnswer.Country {
        SearchAnswer.Country(code: self.code(code), name: name)
    }

    static func hit(_ subject: SearchAnswer.Subject, _ match: SearchKey.Match = .prefix) -> SearchAnswer.Hit {
        SearchAnswer.Hit(match: match, subject: subject)
    }

    static func group(_ kind: SearchKind, _ subjects: SearchAnswer.Subject..., count: Int? = nil) -> SearchAnswer.Group
    {
        SearchAnswer.Group(kind: kind, hits: subjects.map { hit($0) }, count: count ?? subjects.count)
    }
}

extension SearchAnswer.Subject {
    static let germany = Self.country(
        Sample.code("DE"), name: "Germany", localNames: [LocalizedText("Deutschland", language: "de")])
    static let bavaria = Self.region(
        SearchAnswer.Region(
            country: Sample.found("DE", "Germany"), code: Sample.region("BY"), name: "Bavaria",
            localName: LocalizedText("Bayern", language: "de")))
    static let christmas = Self.occasion(Sample.christmas.id, name: "Christmas Day", rule: "25 December")
    static let curie = Self.person(Sample.curie.id, name: "Marie Curie", occupation: "physicist")
    static let weihnachten = name("Weihnachten", "de", "German", ["AT": "Austria", "DE": "Germany"])

    static func name(
        _ text: String, _ language: String, _ languageName: String, _ countries: KeyValuePairs<String, String>,
        isPublic: Bool = true, hasOccasion: Bool = true
    ) -> Self {
        .holiday(
            SearchAnswer.Name(
                text: LocalizedText(text, language: language),
                languageName: LocalizedText(languageName, language: "en"),
                occasion: hasOccasion ? SearchAnswer.Occasion(id: Sample.christmas.id, name: "Christmas Day") : nil,
                countries: countries.map { Sample.found($0.key, $0.value) }, isPublic: isPublic))
    }
}

struct SearchResultsInteractorDouble: SearchResultsInteracting {
    let result: Result<SearchAnswer, SearchFailure>

    func search(_: String) async throws(SearchFailure) -> SearchAnswer { try result.get() }
}

extension SearchAnswer.Place {
    static let bavaria = place("Bavaria", nil)
    static let munich = place("Bavaria", "Munich")
    static let germany = Self(territory: Territory(Sample.code("DE")), name: PlaceName(country: "Germany"), city: nil)

    static func place(_ region: String, _ city: String?) -> Self {
        Self(
            territory: Territory(Sample.code("DE"), Sample.region("BY")),
            name: PlaceName(region: ForeignText(region), country: "Germany"), city: city.map { ForeignText($0) })
    }
}

extension SearchAnswer.Holiday {
    static func sample(
        _ name: String = "Christmas Day", _ date: String = "2026-12-25", isEstimated: Bool = false
    ) -> Self {
        let day = Sample.day(date)
        return Self(
            reference: HolidayReference(Sample.code("DE"), day.year, HolidayID(date: day, slug: Slug(name))),
            name: LocalizedText(name, language: "en"), date: day, isEstimated: isEstimated)
    }
}

extension SearchAnswer.Feast {
    static let christmas = Self(name: "Christmas Day", occasion: Sample.christmas.id)
}

extension SearchAnswer {
    /// An answer of each kind, with every text that is not ours.
    static func facts(_ text: String = "Christmas Day") -> [Fact] {
        let day = Sample.day("2026-12-25")
        let place = Place.place(text, text)
        let holiday = Holiday.sample(text)
        let feast = Feast(name: ForeignText(text), occasion: Sample.christmas.id)
        let other = OtherDate(date: Sample.day("2027-01-07"), countries: 12)
        return [
            .place(place, next: holiday), .place(.germany, next: nil), .month(12, 2026, place), .month(12, 2026, nil),
            .choose(.publicHolidays, 2027), .next(place, holiday),
            .kept(Kept(feast: feast, date: day, place: nil, countries: 160, other: other)),
            .kept(
                Kept(
                    feast: feast, date: day, place: place, reference: holiday.reference,
                    observed: Sample.day("2026-12-28"), isEstimated: true)),
            .notKept(feast, place, 2026, elsewhere: day), .notKept(feast, place, 2026, elsewhere: nil), .day(day),
            .status(day, place, .holiday(holiday)), .status(day, place, .halfDay(holiday)),
            .status(
                day, place,
                .partial(
                    holiday,
                    .parts(
                        Keepers.Names(codes: [Sample.region("BY")], names: ["Bavaria"]), which: ForeignText(text)))),
            .status(day, place, .weekend), .status(day, place, .working(lacks: nil)),
            .week(Sample.day("2026-11-23")),
            .comparison([place, .germany], 2027),
            .kept(
                Kept(
                    feast: feast, date: day, place: .germany, reference: holiday.reference,
                    keepers: .regions(Keepers.Names(codes: [Sample.region("BY")], names: ["Bavaria"]), of: 2))),
        ] + SearchTopic.allCases.map { .year($0, place, 2027) }
    }

    /// One result of each kind.
    static let sample = SearchAnswer(
        isSearch: true, year: 2026,
        groups: [
            Sample.group(.occasions, .christmas), Sample.group(.holidays, .weihnachten, count: 57),
            Sample.group(.countries, .germany), Sample.group(.regions, .bavaria), Sample.group(.people, .curie),
        ])
    static let empty = SearchAnswer(isSearch: false, year: 2026)
    static let nothing = SearchAnswer(isSearch: true, year: 2026)
}
