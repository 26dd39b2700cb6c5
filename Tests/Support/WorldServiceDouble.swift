public import AlmanacValues
public import Entities
public import ServiceContracts

/// Returns the calendars, the outline, the cities or the failure that a test sets.
public struct WorldServiceDouble: WorldService {
    private let calendars: Result<[CountryCalendar], ServiceFailure>
    private let shapes: Result<Outline, ServiceFailure>
    private let listed: Result<[City], ServiceFailure>
    private let regions: Result<[CountryCode: RegionMap], ServiceFailure>

    public init(
        _ calendars: [CountryCalendar] = Sample.world, outline: Outline = Sample.outline, cities: [City] = [],
        maps: [CountryCode: RegionMap] = [:]
    ) {
        regions = .success(maps)
        listed = .success(cities)
        self.calendars = .success(calendars)
        shapes = .success(outline)
    }

    public init(failing failure: ServiceFailure) {
        regions = .failure(failure)
        calendars = .failure(failure)
        shapes = .failure(failure)
        listed = .failure(failure)
    }

    /// Without a map.
    public init(_ calendars: [CountryCalendar], failingOutline failure: ServiceFailure) {
        self.calendars = .success(calendars)
        shapes = .failure(failure)
        listed = .success([])
        regions = .success([:])
    }

    public func countryCalendars() async throws(ServiceFailure) -> [CountryCalendar] { try calendars.get() }
    public func outline() async throws(ServiceFailure) -> Outline { try shapes.get() }
    public func map(of country: CountryCode) async throws(ServiceFailure) -> RegionMap? { try regions.get()[country] }
    public func cities() async throws(ServiceFailure) -> [City] { try listed.get() }
}

extension Sample {
    /// Returns a country with its calendar.
    public static func worldCountry(
        _ code: String, _ name: String, _ continent: Continent?, zone: String = "Europe/Berlin",
        weekends: Weekends = Weekends([.saturday, .sunday]), years: ClosedRange<Int> = 2020...2035,
        regions: [(String, String)] = [], _ holidays: [Holiday] = [], knowledge: HolidayKnowledge? = nil
    ) -> CountryCalendar {
        CountryCalendar(
            Country(
                code: self.code(code), alpha3: nil, numeric: nil, name: name, continent: continent, zones: [zone],
                weekend: weekends.usual, years: years),
            HolidayCalendar(
                country: self.code(code), years: years, weekends: weekends,
                regions: regions.map { HolidayCalendar.Region(code: region($0.0), name: $0.1) },
                holidays: holidays.sorted { $0.date < $1.date }, knowledge: knowledge))
    }

    /// A holiday of the occasion Christmas Day.
    public static func christmas(
        _ date: String = "2026-12-25", _ name: String = "Christmas Day", observed: String? = nil,
        exceptions: [String] = []
    ) -> Holiday {
        let kind = HolidayKind(
            names: [LocalizedText(name, language: "en")], types: [.publicHoliday], exceptions: exceptions.map(region),
            occasion: Slug("Christmas Day"))
        return Holiday(
            date: day(date), observed: observed.map(day), kind: kind, id: HolidayID(date: day(date), slug: kind.slug))
    }

    /// Germany, Kiribati, Nepal and Egypt around Christmas 2026: a Friday.
    public static let world = [
        worldCountry(
            "EG", "Egypt", .africa, zone: "Africa/Cairo", weekends: Weekends([.friday, .saturday]),
            [holiday("2026-12-26", "Day of the Nile")]),
        worldCountry(
            "DE", "Germany", .europe, regions: [("BE", "Berlin"), ("BY", "Bavaria")],
            [
                christmas("2026-12-25", "First Day of Christmas"), christmas("2027-12-25", "First Day of Christmas"),
                holiday("2026-12-27", "Bavarian Day", regions: ["BY"]), holiday("2026-12-23", "Eve", types: [.bank]),
            ]),
        worldCountry(
            "KI", "Kiribati", .oceania, zone: "Pacific/Kiritimati",
            [christmas(), holiday("2026-12-25", "National Day")]),
        worldCountry(
            "NP", "Nepal", .asia, zone: "Asia/Kathmandu", weekends: Weekends([.saturday]), years: 2020...2026,
            [holiday("2026-12-24", "Tamu Losar", isEstimated: true)]),
    ]

    /// Germany with Bavaria and Berlin, and with two regions that share a shape.
    public static let germanMap = RegionMap(
        width: 60, height: 80,
        shapes: [
            RegionMap.Shape([region("BY")], .land(path: "M30 50l20 0 0 20z")),
            RegionMap.Shape([region("BE")], .spot(x: 40, y: 20)),
            RegionMap.Shape([region("HH"), region("SH")], .land(path: "M20 5l9 0 0 9z")),
        ], insets: [RegionMap.Inset(x: 1, y: 70, width: 9, height: 8)])

    public static let outline = Outline(
        width: 100, height: 50,
        shapes: [
            Outline.Shape(code("EG"), .land(path: "M50 20l4 0 0 4z")),
            Outline.Shape(code("DE"), .land(path: "M48 9l3 0 0 3z")),
            Outline.Shape(code("KI"), .spot(x: 96, y: 27)), Outline.Shape(code("NP"), .land(path: "M70 18l3 1-3 1z")),
        ])
}
