import AlmanacValues
import Layout
import VIPER

/// Formats who is off: by continent, and there by feast, the one of most countries first.
struct WorldDayListPresentation<R: Router<WorldDayNavigation>> {
    let continents: [WorldDayContinent]
    /// "No public holidays in Antarctica and Oceania."
    let others: String?

    init(_ day: WorldDay, _ router: R) {
        let sections = WorldDayRegion.allCases.map { region in
            (region, day.countries.filter { WorldDayRegion($0.continent) == region })
        }.filter { !$0.1.isEmpty }
        continents = sections.compactMap { Self.section($0, $1, day, router) }
        let quiet = sections.filter { section in section.1.allSatisfy { $0.holidays.isEmpty && $0.regional.isEmpty } }
        others =
            quiet.isEmpty || quiet.count == sections.count
            ? nil : "No public holidays in \(Phrases.list(quiet.map(\.0.name)))."
    }

    private static func section(
        _ region: WorldDayRegion, _ countries: [WorldDay.Country], _ day: WorldDay, _ router: R
    ) -> WorldDayContinent? {
        let off = countries.filter { !$0.holidays.isEmpty }
        let regional = countries.filter { $0.holidays.isEmpty && !$0.regional.isEmpty }
        guard !off.isEmpty || !regional.isEmpty else { return nil }
        let feasts = off.groupedByFeast.map { group in
            let first = group[0].holidays[0]
            let title = group.map { $0.holidays[0] }.title
            let page = first.occasion.map { _ in Notice.Action(title.text, router.link(to: .occasion(first.feast))) }
            return WorldDayFeast(
                page: page, name: page == nil ? title.text : nil, language: title.language,
                countries: group.map { row($0, $0.holidays, under: title, day, router) })
        }
        return WorldDayContinent(
            id: region.id, name: region.name,
            count: off.isEmpty ? "some regions" : "\(off.count) of \(countries.count)", feasts: feasts,
            regional: regional.map { row($0, $0.regional, under: nil, day, router) })
    }

    /// - Parameter heading: the name of the feast that the list is about; nil if it is about several.
    private static func row(
        _ country: WorldDay.Country, _ feasts: [WorldDay.Feast], under heading: LocalizedText?, _ day: WorldDay,
        _ router: R
    ) -> WorldDayCountry {
        let lead = feasts[0]
        let isNamed = heading == lead.name
        let remarks =
            [lead.isObserved ? "observed" : nil, lead.isEstimated ? "estimated" : nil, lead.keepers?.wording]
            + feasts.dropFirst().map { other in
                "also \(Phrases.isolated(other.name.text))" + (other.keepers.map { " (\($0.wording))" } ?? "")
            }
        let remark = remarks.compactMap(\.self).joined(separator: ", ")
        return WorldDayCountry(
            flag: country.code.flag, name: country.name,
            link: router.link(
                to: day.hasOtherSource
                    ? .year(HolidayYear(country.code, day.date.year)) : .holiday(lead.id)),
            holiday: isNamed ? nil : WorldDayName(text: lead.name.text, language: lead.name.language),
            remark: remark.isEmpty ? nil : remark)
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

extension Keepers {
    /// "in Bavaria and Berlin", "in 12 of 16 regions", "not in Berlin", "in parts of Bavaria"
    var wording: String {
        switch self {
        case .regions(let regions, _) where !regions.names.isEmpty: "in \(regions.list)"
        case .regions(let regions, let all): "in \(regions.count) of \(all) regions"
        case .allBut(let regions) where !regions.names.isEmpty: "not in \(regions.list)"
        case .allBut(let regions): "in all but \(regions.count) regions"
        case .parts(let regions, nil) where !regions.names.isEmpty: "in parts of \(regions.list)"
        case .parts(let regions, nil) where regions.count == 0: "in some places"
        case .parts(let regions, nil): "in parts of \(regions.count) regions"
        case .parts(_, let which?): "in parts: \(Phrases.isolated(which.text))"
        }
    }
}

extension Keepers.Names {
    /// "Bavaria and Berlin"
    fileprivate var list: String { Phrases.list(names) }
}

/// The sections of the page: the continents, and the countries of which none is known.
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

    var name: String {
        switch self {
        case .africa: "Africa"
        case .antarctica: "Antarctica"
        case .asia: "Asia"
        case .europe: "Europe"
        case .northAmerica: "North America"
        case .oceania: "Oceania"
        case .southAmerica: "South America"
        case .elsewhere: "Elsewhere"
        }
    }
}
