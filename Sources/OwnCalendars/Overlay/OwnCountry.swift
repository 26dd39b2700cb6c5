import AlmanacValues
import Entities

/// The operator's calendars as the regions of a country. Its code is `CountryCode.own`.
struct OwnCountry: Sendable {
    /// In the order of their codes; at least one.
    let calendars: [OwnCalendar]

    /// The English name of the country.
    static let name = "Own calendars"

    /// The countries that calendars build on.
    var bases: Set<CountryCode> { Set(calendars.flatMap(\.bases).map(\.country)) }

    /// Returns the facts of the country.
    ///
    /// - Parameter others: all other countries.
    func country(among others: [Country]) -> Country {
        let known = Dictionary(others.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
        let first = calendars.first?.bases.first.flatMap { known[$0.country] }
        let starts = Set(calendars.compactMap { $0.bases.first.flatMap { known[$0.country]?.weekStart } })
        return Country(
            code: .own, alpha3: nil, numeric: nil, name: Self.name,
            zones: [calendars.first.map { zone(of: $0, known) } ?? "UTC"],
            weekend: first?.weekend ?? Self.weekend,
            // Calendars of countries whose weeks begin on different days begin as in ISO 8601.
            weekStart: starts.count == 1 ? starts.first ?? .monday : .monday, years: years(known),
            regions: calendars.map { calendar in
                CountryRegion(
                    code: calendar.code, name: calendar.name.text, nameLanguage: calendar.name.language,
                    zone: zone(of: calendar, known))
            })
    }

    static let weekend: Set<Weekday> = [.saturday, .sunday]

    private func zone(of calendar: OwnCalendar, _ known: [CountryCode: Country]) -> String {
        calendar.zone ?? calendar.bases.first.flatMap { known[$0.country]?.zone(of: $0.region) } ?? "UTC"
    }

    /// The years for which any of the underlying countries has days. If a calendar builds on no country, all countries
    /// count.
    func years(_ known: [CountryCode: Country]) -> ClosedRange<Int> {
        let countries =
            calendars.contains(where: \.bases.isEmpty) ? Array(known.values) : bases.compactMap { known[$0] }
        let first = countries.map(\.years.lowerBound).min()
        let last = countries.map(\.years.upperBound).max()
        guard let first, let last else { return Self.yearsWithoutOthers }
        return first...last
    }

    /// What a site without any other country would have.
    private static let yearsWithoutOthers = 2020...2035
}
