import AlmanacValues
import Layout
import VIPER

/// Formats the rows of a list.
struct RowPresentation<R: Router<HolidayListNavigation>> {
    let listing: Listing
    let selection: HolidayYear
    let router: R
    let words: HolidaysWords

    /// - Parameters:
    ///   - day: the day of the month on which the row begins.
    ///   - beside: the words beside its number, the same for all rows of a month.
    func row(_ row: Listing.Row, on day: Int, _ beside: BesideDay) -> DayRow {
        let areas = areas(row)
        return DayRow(
            name: row.name.text, language: row.name.language,
            localName: row.localName.map { LocalName(text: $0.text, language: $0.language) },
            isoDate: row.first.description, day: words.dayOfMonth(day),
            monthBefore: beside.before, month: beside.after,
            weekday: words.weekday(row.first.weekday), type: type, types: types(row),
            isObserved: row.isSubstitute,
            range: range(row), isoLast: row.last > row.first ? row.last.description : nil,
            nation: areas.isEmpty ? listing.place.country.text : nil, areas: areas, observed: observed(row),
            regions: row.keepers.map(words.text), regionalTypes: row.regionalTypes.map(words.holiday(of:)),
            otherNames: otherNames(row), isEstimated: row.isEstimated, isPast: isPast(row),
            isNext: row.first == listing.next?.first && row.id == listing.next?.id,
            link: router.link(to: .day(ListedHoliday(row.id, in: selection.filter))))
    }

    /// "December", or for a run of the year before "December 2026"
    func month(of date: (year: Int, month: Int, day: Int)) -> String {
        words.month(of: date, inListOf: selection.year)
    }

    /// The words beside the number of each day of a month.
    func beside(daysOf date: CivilDate) -> BesideDay {
        words.beside(dayOf: date, withYear: date.year != selection.year)
    }

    /// In the list of a region, everything is kept there, or in parts of it.
    private func areas(_ row: Listing.Row) -> [EventArea] {
        let names =
            row.keepers.map { EventArea.names(of: $0, words) } ?? [listing.place.region?.text].compactMap(\.self)
        let country = listing.place.country.text
        return names.map { EventArea(name: $0, country: country) }
    }

    private var type: String? {
        if case .only(let type) = selection.filter.types { words.label(type) } else { nil }
    }

    private func types(_ row: Listing.Row) -> [String] {
        switch selection.filter.types {
        case .all, .several: row.types.map(words.label)
        case .publicAndSchool: row.types == [.publicHoliday] ? [] : row.types.map(words.label)
        case .only(let type) where row.types == [type]: []
        case .only(let type): row.types.filter { $0 != type }.map(words.label)
        }
    }

    private func range(_ row: Listing.Row) -> String? {
        guard row.last > row.first else { return nil }
        return words.run(
            until: row.last, days: row.last.dayNumber - row.first.dayNumber + 1, mayBeginEarlier: row.mayBeginEarlier,
            mayGoOn: row.mayGoOn)
    }

    private func observed(_ row: Listing.Row) -> String? {
        row.observedFor.map(words.observed(for:)) ?? row.observedOn.map(words.observed(on:))
    }

    /// The most names in small print. A visitor finds all of them on the page of the holiday.
    private static var mostNames: Int { 3 }

    private func otherNames(_ row: Listing.Row) -> [OtherNameText] {
        guard !row.otherNames.isEmpty else { return [] }
        return row.otherNames.prefix(Self.mostNames).map { other in
            OtherNameText(
                place: words.otherName(in: other.regions), name: other.name.text, language: other.name.language)
        }
    }

    /// Whether the last day is past. False outside the current year: marking every day of a past year would distinguish
    /// nothing.
    private func isPast(_ row: Listing.Row) -> Bool {
        selection.year == listing.today.date.year && row.last < listing.today.date
    }
}
