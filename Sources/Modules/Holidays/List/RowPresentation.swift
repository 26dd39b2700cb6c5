import AlmanacValues
import Layout
import VIPER

/// Formats the rows of a list.
///
/// A row has many parts, so what needs only some of them does not take the row.
struct RowPresentation<R: Router<HolidayListNavigation>> {
    let listing: Listing
    let selection: HolidayYear
    let router: R
    let words: HolidaysWords

    /// - Parameters:
    ///   - day: the day of the month on which the row begins.
    ///   - beside: the words beside its number, the same for all rows of a month.
    func row(_ row: Listing.Row, on day: Int, _ beside: BesideDay) -> DayRow {
        let areas = areas(keptBy: row.keepers, andIn: row.parts)
        let labels = labels(row.types)
        return DayRow(
            name: row.name.text, language: row.name.language,
            localName: row.localName.map { LocalName(text: $0.text, language: $0.language) },
            isoDate: row.first.description, day: words.dayOfMonth(day),
            sign: beside.sign(of: day), monthBefore: beside.before, month: beside.after,
            weekday: words.weekdayInDate(row.first.weekday), type: labels.isEmpty ? type : nil,
            types: labels,
            isObserved: row.isSubstitute,
            range: range(of: row), isoLast: row.last > row.first ? row.last.description : nil,
            nation: areas.isEmpty ? listing.place.country.text : nil, areas: areas,
            otherDay: otherDay(of: row),
            regions: row.keepers.map(words.text), parts: row.parts.map(words.text),
            regionalTypes: row.regionalTypes.map(words.holiday(of:)),
            otherNames: otherNames(row.otherNames), isEstimated: row.isEstimated, isPast: isPast(row.last),
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
    private func areas(keptBy keepers: Keepers?, andIn parts: Keepers?) -> [EventArea] {
        let names =
            keepers.map { EventArea.names(of: $0, words) } ?? [listing.place.region?.text].compactMap(\.self)
        // Most of the country is named as the country.
        let others = names.isEmpty ? [] : parts.map { EventArea.names(of: $0, words) } ?? []
        let country = listing.place.country.text
        return (names + others).map { EventArea(name: $0, country: country) }
    }

    private var type: String? {
        if case .only(let type) = selection.filter.types { words.label(type) } else { nil }
    }

    /// All types of a row, or none if the list says its only one: a holiday with one label alone would look as if it had no
    /// other type.
    private func labels(_ types: [HolidayType]) -> [String] {
        switch selection.filter.types {
        case .all, .several: types.map(words.label)
        case .publicAndSchool: types == [.publicHoliday] ? [] : types.map(words.label)
        case .only(let type): types == [type] ? [] : types.map(words.label)
        }
    }

    private func otherDay(of row: Listing.Row) -> String? {
        row.observedFor.map(words.observed(for:)) ?? row.observedOn.map(words.observed(on:))
            ?? row.exchangedFor.map(words.inExchange(for:))
    }

    private func range(of row: Listing.Row) -> String? {
        guard row.last > row.first else { return nil }
        return words.run(
            until: row.last, days: row.last.dayNumber - row.first.dayNumber + 1, mayBeginEarlier: row.mayBeginEarlier,
            mayGoOn: row.mayGoOn)
    }

    /// The most names in small print. A visitor finds all of them on the page of the holiday.
    private static var mostNames: Int { 3 }

    private func otherNames(_ names: [Listing.OtherName]) -> [OtherNameText] {
        names.prefix(Self.mostNames).map { other in
            OtherNameText(
                place: words.otherName(in: other.regions), name: other.name.text, language: other.name.language)
        }
    }

    /// Whether a row's last day is past. False outside the current year: marking every day of a past year would distinguish
    /// nothing.
    private func isPast(_ last: CivilDate) -> Bool {
        last < listing.today.date && selection.year == listing.today.date.year
    }
}
