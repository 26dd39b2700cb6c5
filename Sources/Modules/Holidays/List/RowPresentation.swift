import AlmanacValues
import Layout
import VIPER

/// Formats the rows of a list.
struct RowPresentation<R: Router<HolidayListNavigation>> {
    let listing: Listing
    let selection: HolidayYear
    let router: R

    func row(_ row: Listing.Row, on date: (year: Int, month: Int, day: Int)) -> DayRow {
        let areas = areas(row)
        return DayRow(
            name: row.name.text, language: row.name.language,
            localName: row.localName.map { LocalName(text: $0.text, language: $0.language) },
            isoDate: row.first.description, day: Phrases.dayOfMonth(date.day), month: month(of: date),
            weekday: Phrases.weekday(row.first), type: type, types: types(row),
            isObserved: row.isSubstitute,
            range: range(row), isoLast: row.last > row.first ? row.last.description : nil,
            nation: areas.isEmpty ? listing.countryName.text : nil, areas: areas, observed: observed(row),
            regions: row.keepers?.wording, regionalTypes: row.regionalTypes.map(Phrases.holiday(of:)),
            otherNames: otherNames(row), isEstimated: row.isEstimated, isPast: isPast(row),
            isNext: row.first == listing.next?.first && row.id == listing.next?.id,
            link: router.link(to: .day(ListedHoliday(row.id, in: selection.filter))))
    }

    /// "December", or for a run of the year before "December 2026"
    func month(of date: (year: Int, month: Int, day: Int)) -> String {
        let month = Phrases.month(date.month)
        return date.year == selection.year ? month : "\(month) \(date.year)"
    }

    /// In the list of a region, everything is kept there, or in parts of it.
    private func areas(_ row: Listing.Row) -> [EventArea] {
        let names = row.keepers?.areas ?? [listing.regionName?.text].compactMap(\.self)
        return names.map { EventArea(name: $0, country: listing.countryName.text) }
    }

    private var type: String? {
        if case .only(let type) = selection.filter.types { type.label } else { nil }
    }

    private func types(_ row: Listing.Row) -> [String] {
        switch selection.filter.types {
        case .all: row.types.map(\.label)
        case .only(let type) where row.types == [type]: []
        case .only(let type): row.types.filter { $0 != type }.map(\.label)
        }
    }

    private func range(_ row: Listing.Row) -> String? {
        guard row.last > row.first else { return nil }
        var text = "Until \(Phrases.fullDate(row.last))"
        if row.mayGoOn { text += " or later" }
        text += ", \(row.last.dayNumber - row.first.dayNumber + 1) days"
        if row.mayGoOn || row.mayBeginEarlier { text += " known" }
        return row.mayBeginEarlier ? "\(text); it may have begun earlier" : text
    }

    private func observed(_ row: Listing.Row) -> String? {
        if let date = row.observedFor { return "For \(Phrases.fullDate(date))" }
        return row.observedOn.map { "Observed on \(Phrases.fullDate($0))" }
    }

    /// The most names in small print. A visitor finds all of them on the page of the holiday.
    private static var mostNames: Int { 3 }

    private func otherNames(_ row: Listing.Row) -> [OtherNameText] {
        guard !row.otherNames.isEmpty else { return [] }
        return row.otherNames.prefix(Self.mostNames).map { other in
            let names = other.regions.names
            let place =
                names.isEmpty
                ? other.regions.count == 0 ? "Also" : "In \(Phrases.count(other.regions.count, "region", "regions"))"
                : "In \(Phrases.list(names))"
            return OtherNameText(place: place, name: other.name.text, language: other.name.language)
        }
    }

    /// Whether the last day is past. False outside the current year: marking every day of a past year would distinguish
    /// nothing.
    private func isPast(_ row: Listing.Row) -> Bool {
        selection.year == listing.today.date.year && row.last < listing.today.date
    }
}
