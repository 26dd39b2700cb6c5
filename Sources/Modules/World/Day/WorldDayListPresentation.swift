import AlmanacValues
import Layout
import VIPER

/// Formats who is off: by continent, and there by feast, the one of most countries first.
struct WorldDayListPresentation<R: Router<WorldDayNavigation>> {
    private let sections: [(region: WorldDayRegion, countries: [WorldDay.Country])]
    private let day: WorldDay
    private let words: WorldWords
    private let router: R

    init(_ day: WorldDay, _ words: WorldWords, _ router: R) {
        self.day = day
        self.words = words
        self.router = router
        sections = WorldDayRegion.allCases.map { region in
            (region, day.countries.filter { WorldDayRegion($0.continent) == region })
        }.filter { !$0.countries.isEmpty }
    }

    var continents: [WorldDayContinent] { sections.compactMap { section($0.region, $0.countries) } }

    /// "No public holidays in Antarctica and Oceania."
    var others: String? {
        let quiet = sections.filter { $0.countries.allSatisfy { $0.holidays.isEmpty && $0.regional.isEmpty } }
        return quiet.isEmpty || quiet.count == sections.count ? nil : words.noHolidays(in: quiet.map(\.region))
    }

    /// Whether all lists together are short enough to be shown unfolded.
    private var isShort: Bool {
        !LongList.isFolded(day.countries.count { !$0.holidays.isEmpty || !$0.regional.isEmpty })
    }

    private func section(_ region: WorldDayRegion, _ countries: [WorldDay.Country]) -> WorldDayContinent? {
        let off = countries.filter { !$0.holidays.isEmpty }
        let regional = countries.filter { $0.holidays.isEmpty && !$0.regional.isEmpty }
        guard !off.isEmpty || !regional.isEmpty else { return nil }
        let feasts = off.groupedByFeast.map { group in
            let first = group[0].holidays[0]
            let title = group.map { $0.holidays[0] }.title
            let page = first.occasion.map { _ in Notice.Action(title.text, router.link(to: .occasion(first.feast))) }
            return WorldDayFeast(
                page: page, name: page == nil ? title.text : nil, language: title.language,
                countries: group.map { row($0, $0.holidays, under: title) })
        }
        return WorldDayContinent(
            id: region.id, name: words.name(of: region),
            count: off.isEmpty ? words.someRegions : words.count(off.count, of: countries.count),
            isOpen: isShort, feasts: feasts,
            regional: regional.map { row($0, $0.regional, under: nil) })
    }

    /// - Parameter heading: the name of the feast that the list is about; nil if it is about several.
    private func row(
        _ country: WorldDay.Country, _ feasts: [WorldDay.Feast], under heading: LocalizedText?
    ) -> WorldDayCountry {
        let lead = feasts[0]
        let isNamed = heading == lead.name
        return WorldDayCountry(
            flag: country.code.flag, name: words.text(country.name),
            link: router.link(
                to: day.hasOtherSource
                    ? .year(HolidayYear(country.code, day.date.year)) : .holiday(lead.id)),
            holiday: isNamed ? nil : lead.name,
            remark: words.remarks(lead.remarks + feasts.dropFirst().map { .also($0.name, $0.keepers) }))
    }
}

extension [WorldDay.Country] {
    /// The countries with the same first feast, the most countries first, then in the order of the names.
    fileprivate var groupedByFeast: [[WorldDay.Country]] {
        var groups: [[WorldDay.Country]] = []
        var positions: [Slug: Int] = [:]
        for country in self {
            let feast = country.holidays[0].feast
            if let position = positions[feast] {
                groups[position].append(country)
            } else {
                positions[feast] = groups.count
                groups.append([country])
            }
        }
        return groups.enumerated().sorted { ($1.1.count, $0.0) < ($0.1.count, $1.0) }.map(\.element)
    }
}

/// The sections of the page: the continents, and the countries whose continent is not known.
enum WorldDayRegion: CaseIterable, Hashable {
    case africa, antarctica, asia, europe, northAmerica, oceania, southAmerica, elsewhere

    init(_ continent: Continent?) {
        self =
            switch continent {
            case .africa: .africa
            case .antarctica: .antarctica
            case .asia: .asia
            case .europe: .europe
            case .northAmerica: .northAmerica
            case .oceania: .oceania
            case .southAmerica: .southAmerica
            case nil: .elsewhere
            }
    }

    var id: String {
        switch self {
        case .africa: "africa"
        case .antarctica: "antarctica"
        case .asia: "asia"
        case .europe: "europe"
        case .northAmerica: "north-america"
        case .oceania: "oceania"
        case .southAmerica: "south-america"
        case .elsewhere: "elsewhere"
        }
    }
}
