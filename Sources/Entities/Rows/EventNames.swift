import AlmanacValues
import Support

/// Names the events that calendars on other computers keep.
///
/// A name identifies the holiday. It depends on neither the filter of a list nor the year of a feed, and on the date only
/// for regions, for breaks of schools, and for days off without a name of their own. Programs recognise an event by it:
/// if it changes, a subscribed calendar shows the holiday twice, or loses it.
///
/// | Holiday | Name |
/// |---|---|
/// | of the whole country | `DE-2026-german-unity-day` |
/// | again in the same year, not on the next day | `SA-2033-eid-al-fitr-2` |
/// | the second of consecutive days, if it is an event of its own | `CN-2026-chinese-new-year-day-2` |
/// | of regions, or of parts of them | `DE-2026-08-08-augsburg-peace-festival` |
/// | a day off in exchange or in lieu, by its date, since a decree may add another one before it | `CN-2026-02-20-bridge-holiday` |
/// | a break of schools, with its last day, since each region has its own | `DE-2026-06-29-summer-break-08-12` |
/// | one over the turn of the year, with the last day of the year | `DE-2026-12-24-christmas-break-12-31` |
/// | one that begins on the same day and ends later | `FR-2026-12-19-christmas-break-01-06` |
/// | one that is estimated, beside a certain one of the same days | `BE-2026-12-21-christmas-break-12-31-estimated` |
/// | the observed day | `US-2026-independence-day-observed`, `AU-2026-04-25-anzac-day-observed-04-27` |
/// | a second observed day | `CA-2022-christmas-day-observed-2` |
public struct EventNames {
    private let calendar: HolidayCalendar
    private let everything: HolidayRows
    /// The dates of the holidays of the whole country, by slug, for each year that was asked for.
    private var dates: [Int: [Slug: [CivilDate]]] = [:]

    public init(_ calendar: HolidayCalendar) {
        self.calendar = calendar
        everything = HolidayRows(calendar, HolidayFilter(types: .all, isEverywhere: true))
    }

    /// Returns the name of a row's event.
    public mutating func name(of row: HolidayRow) -> String {
        let lead = lead(of: row)
        let (holiday, date) = (lead.holiday, lead.holiday.date)
        let kind = holiday.kind
        // Most names need no date.
        var dated: String {
            String(joining: calendar.country.description, "-", date.description, "-", kind.feast.description)
        }
        if kind.isBreak {
            let name = "\(dated)\(lead.isObserved ? "-observed" : "")-\(end(of: row).monthAndDay)"
            return row.isEstimated && hasCertainBreak(of: kind.feast, on: date) ? "\(name)-estimated" : name
        }
        if lead.isObserved, kind.level != .national { return "\(dated)-observed-\(row.first.monthAndDay)" }
        if holiday.isInLieu || holiday.exchangedFor != nil { return dated }
        let national = calendar.holidays(from: date, through: date).lazy.filter {
            $0.kind.level == .national && $0.kind.feast == kind.feast && !$0.kind.isBreak
        }
        // The name of the whole country's holiday, even if regions call it otherwise.
        guard let slug = national.first?.kind.slug else { return dated }
        let name = String(
            joining: calendar.country.description, "-", String(date.description.prefix(4)), "-", slug.description,
            ordinal(of: slug, on: date))
        guard lead.isObserved else { return name }
        // Banks and offices may have other days off than everybody else.
        let before = Set(national.compactMap(\.observed).filter { $0 < row.first }).count
        return "\(name)-observed" + (before > 0 ? "-\(before + 1)" : "")
    }

    /// Returns the day that the list of everything shows first for the feast on the row's first day. The row's own may be
    /// another one, if the filter leaves that out.
    private func lead(of row: HolidayRow) -> HolidayDay {
        if row.lead.holiday.kind.isBreak { return row.lead }
        return everything.lead(of: row.lead.holiday.kind.feast, on: row.first) ?? row.lead
    }

    /// Returns the day that ends the name of a break: its last day, or the end of the year in which it begins.
    ///
    /// Breaks were cut at the turn of the year before they were one event, and the first half keeps its name. Of several that
    /// begin on the same day, only the one that ends first has it.
    private func end(of row: HolidayRow) -> CivilDate {
        guard row.last.year > row.first.year else { return row.last }
        let ends = everything.turnsOfYear(of: row.lead.holiday.kind.feast, from: row.first)
        return ends.first == row.last ? .firstDay(of: row.first.year + 1).adding(days: -1) : row.last
    }

    /// Whether a break of the feast that is on a date is certain, in any region: its row may have the same days.
    private func hasCertainBreak(of feast: Slug, on date: CivilDate) -> Bool {
        calendar.holidays(from: date, through: date).contains {
            !$0.isEstimated && $0.kind.isBreak && $0.kind.feast == feast
        }
    }

    /// Returns the suffix that distinguishes a day from others of the same name in the year: the occurrence, and its
    /// day.
    private mutating func ordinal(of slug: Slug, on date: CivilDate) -> String {
        var (time, day) = (1, 1)
        var last: CivilDate?
        for other in dates(in: date.year)[slug] ?? [] where other <= date {
            defer { last = other }
            guard let last else { continue }
            switch other.dayNumber - last.dayNumber {
            case 0: break
            case 1: day += 1
            default: (time, day) = (time + 1, 1)
            }
        }
        return (time > 1 ? "-\(time)" : "") + (day > 1 ? "-day-\(day)" : "")
    }

    private mutating func dates(in year: Int) -> [Slug: [CivilDate]] {
        if let known = dates[year] { return known }
        var found: [Slug: [CivilDate]] = [:]
        for holiday in calendar.holidays(in: year) where holiday.kind.level == .national && !holiday.kind.isBreak {
            found[holiday.kind.slug, default: []].append(holiday.date)
        }
        dates[year] = found
        return found
    }
}
