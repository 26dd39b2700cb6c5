import AlmanacValues
public import Documents
import Entities
import ServiceContracts
import Support

/// The differences between the data in use and a data set.
public struct DataSetComparison: Sendable {
    /// The countries whose days differ, in the order of their codes, each with the percentage of its days.
    public let changed: [DataSetProblem.Changed]

    /// Compares all countries of the data in use. A country that the set does not have counts as changed entirely.
    public init(from old: any DocumentSource, to new: any DocumentSource) async throws(DataSetProblem) {
        let (before, after) = (DocumentLibrary(old), DocumentLibrary(new))
        do throws(ServiceFailure) {
            var changed: [DataSetProblem.Changed] = []
            for country in try await before.countries().value.sorted(by: { $0.code < $1.code }) {
                let scope = CalendarScope(years: country.years)
                let old = try await before.calendar(of: country.code, covering: scope)?.value
                let new = try await after.calendar(of: country.code, covering: scope)?.value
                let percent = Self.percent(from: old, to: new)
                if percent > 0 { changed.append(.init(country: country.code.description, percent: percent)) }
            }
            self.changed = changed
        } catch {
            throw .document("the calendars cannot be compared: \(error)")
        }
    }

    /// Throws if a country has changed by more than the limit.
    public func check(most percent: Int) throws(DataSetProblem) {
        let beyond = changed.filter { $0.percent > percent }
        if !beyond.isEmpty { throw .changed(beyond, limit: percent) }
    }

    /// A day off of a calendar.
    private struct Day: Hashable {
        let date: CivilDate
        let observed: CivilDate?
        let name: String
        let regions: [RegionCode]
        let types: [HolidayType]
    }

    private static func days(_ calendar: HolidayCalendar, in years: ClosedRange<Int>) -> Set<Day> {
        Set(
            calendar.holidays.filter { years.contains($0.date.year) }.map {
                Day(
                    date: $0.date, observed: $0.observed, name: $0.kind.englishName.text, regions: $0.kind.regions,
                    types: $0.kind.types)
            })
    }

    /// The percentage of days that were added or removed, rounded up. Only years in both calendars count, because each
    /// edition drops its first year.
    private static func percent(from old: HolidayCalendar?, to new: HolidayCalendar?) -> Int {
        guard let old else { return 0 }
        guard let new, old.years.overlaps(new.years) else { return 100 }
        let years = old.years.clamped(to: new.years)
        let before = days(old, in: years)
        let different = before.symmetricDifference(days(new, in: years)).count
        guard different > 0, !before.isEmpty else { return different > 0 ? 100 : 0 }
        return min(100, (100 * different + before.count - 1) / before.count)
    }
}
