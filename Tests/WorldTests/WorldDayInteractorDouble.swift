import TestSupport

@testable import World

/// An Interactor that answers with one day or one failure.
struct WorldDayInteractorDouble: WorldDayInteracting {
    var day: Result<WorldDay, WorldDayFailure> = .success(.sample)
    var home: WorldDayHome?
    var shapes: Outline? = .sample
    var reading: CivilDate?

    func day(_: CivilDate?) async throws(WorldDayFailure) -> WorldDayListing {
        WorldDayListing(day: try day.get(), home: home)
    }
    func reading(of _: String) -> CivilDate? { reading }
    func outline() async -> Outline? { shapes }
}

extension WorldDayHome {
    static func bavaria(_ status: DayKind?, isPast: Bool = false, doubt: Doubt? = nil) -> Self {
        WorldDayHome(
            territory: Territory(Sample.code("DE"), Sample.region("BY")),
            place: PlaceName(region: "Bavaria", country: "Germany"), isPast: isPast, status: status, doubt: doubt)
    }

    static func netherlands(_ status: DayKind?, isPast: Bool = false) -> Self {
        WorldDayHome(
            territory: Territory(Sample.code("NL")), place: PlaceName(country: "Netherlands"), isPast: isPast,
            status: status)
    }
}

/// An Interactor that answers with these days or one failure.
struct WorldWeekInteractorDouble: WorldWeekInteracting {
    var days: Result<[WorldDay], WorldDayFailure> = .success(WorldDay.samples(7))

    func week(from _: CivilDate) async throws(WorldDayFailure) -> [WorldDay] { try days.get() }
    func thisWeek() async throws(WorldDayFailure) -> [WorldDay] { try days.get() }
}

extension WorldDay {
    static let knownDays = Sample.day("2020-01-01")...Sample.day("2035-12-31")

    static func of(_ date: String, hasOtherSource: Bool = false, _ countries: [Country]) -> WorldDay {
        WorldDay(date: Sample.day(date), known: knownDays, hasOtherSource: hasOtherSource, countries: countries)
    }

    /// 24 December 2026, a Thursday, with every state of a country but the weekend.
    static let sample = of(
        "2026-12-24",
        [
            .of("BG", "Bulgaria", .europe, [.christmasEve("BG")]),
            .of("CZ", "Czechia", .europe, [.christmasEve("CZ", "Štědrý den", language: "cs")]),
            .of(
                "CH", "Switzerland", .europe,
                regional: [.christmasEve("CH", keepers: .regions(.named("Glarus", "Ticino"), of: 26))]),
            .of("LY", "Libya", .africa, [.of("LY", "Independence Day")]),
            .of("US", "United States", .northAmerica),
            Country(code: Sample.code("LK"), name: "Sri Lanka", continent: .asia, isKnown: false),
        ])

    /// The first is `sample`; a Friday, a weekend, and days without anything.
    static func samples(_ count: Int) -> [WorldDay] {
        let friday = WorldDay.of(
            "2026-12-25",
            [
                .of("DE", "Germany", .europe, [.of("DE", "First Day of Christmas", occasion: "Christmas Day")]),
                .of("EG", "Egypt", .africa, isWeekend: true),
            ])
        let saturday = WorldDay.of(
            "2026-12-26",
            [
                .of("DE", "Germany", .europe, isWeekend: true),
                .of("NP", "Nepal", .asia),
                Country(
                    code: Sample.code("CN"), name: "China", continent: .asia, isWeekend: true,
                    exchangedFor: Sample.day("2027-01-04")),
            ])
        let others = (27...30).map { WorldDay.of("2026-12-\($0)", [.of("DE", "Germany", .europe)]) }
        return Array(([sample, friday, saturday] + others).prefix(count))
    }
}

extension WorldDay.Country {
    static func of(
        _ code: String, _ name: String, _ continent: Continent?, isWeekend: Bool = false,
        _ holidays: [WorldDay.Feast] = [], regional: [WorldDay.Feast] = []
    ) -> Self {
        Self(
            code: Sample.code(code), name: ForeignText(name), continent: continent, isWeekend: isWeekend,
            holidays: holidays,
            regional: regional)
    }
}

extension WorldDay.Feast {
    static func of(
        _ country: String, _ name: String, language: String = "en", on date: String = "2026-12-24",
        occasion: String? = nil, isObserved: Bool = false, isEstimated: Bool = false,
        keepers: Keepers? = nil
    ) -> Self {
        let day = Sample.day(date)
        return Self(
            id: HolidayReference(Sample.code(country), day.year, HolidayID(date: day, slug: Slug(name))),
            name: LocalizedText(name, language: language), feast: Slug(occasion ?? name),
            occasion: occasion.map { LocalizedText($0, language: "en") },
            isObserved: isObserved, isEstimated: isEstimated, keepers: keepers)
    }

    static func christmasEve(
        _ country: String, _ name: String = "Christmas Eve", language: String = "en", keepers: Keepers? = nil
    ) -> Self {
        .of(country, name, language: language, occasion: "Christmas Eve", keepers: keepers)
    }
}

extension Keepers.Names {
    static func named(_ names: String...) -> Self {
        Self(codes: names.indices.map { Sample.region("R\($0)") }, names: names.map { ForeignText($0) })
    }

    static func counted(_ count: Int) -> Self {
        Self(codes: (0..<count).map { Sample.region("R\($0)") }, names: [])
    }
}

extension Outline {
    static let sample = Outline(
        width: 100, height: 50,
        shapes: [
            Shape(Sample.code("BG"), .land(path: "M52 9l3 0 0 3z")),
            Shape(Sample.code("CZ"), .land(path: "M48 9l3 0 0 3z")),
            Shape(Sample.code("CH"), .land(path: "M46 9l1 0 0 3z")),
            Shape(Sample.code("LK"), .spot(x: 70, y: 27)),
            Shape(Sample.code("US"), .land(path: "M10 9l20 0 0 9z")),
            // A territory that the day does not know.
            Shape(Sample.code("ZZ"), .spot(x: 1, y: 1)),
        ])
}

extension WorldDayFailure {
    static let before = Self.outside(WorldDay.knownDays)
}
