import AlmanacValues
import Entities
import ServiceContracts

/// Makes the values of `PlaceToday` of a place's calendar.
struct TodayReader {
    let found: TerritoryCalendar
    private var calendar: HolidayCalendar { found.calendar }
    private var region: RegionCode? { found.region?.code }

    var name: PlaceName {
        PlaceName(
            region: (found.region?.name).map { ForeignText($0) }, country: ForeignText(found.country.name),
            regionLanguage: found.region?.nameLanguage ?? "en", countryLanguage: found.country.nameLanguage)
    }

    func day(_ status: DayStatus) -> PlaceToday.Day {
        PlaceToday.Day(
            date: status.date, kind: status.kind, isOff: status.isOff, isWeekend: status.isWeekend, work: status.work,
            holidays: status.holidays.map(holiday), halfDays: status.halfDays.map(holiday),
            partial: status.partial.map(holiday), isEstimated: status.estimated != nil)
    }

    func next(_ status: DayStatus) -> PlaceToday.Next {
        PlaceToday.Next(date: status.date, holidays: status.holidays.map(holiday))
    }

    func longWeekend(_ weekend: LongWeekend) -> PlaceToday.LongWeekend {
        PlaceToday.LongWeekend(
            first: weekend.first, last: weekend.last, length: weekend.length,
            isEstimated: weekend.causes.contains(where: \.holiday.isEstimated))
    }

    /// What is known of public holidays and of the breaks of schools in a year.
    func knowledge(of year: Int) -> [YearKnowledge] {
        calendar.knowledge(
            of: HolidayYear(calendar.country, year, HolidayFilter(types: .publicAndSchool, region: region)))
    }

    /// The breaks of a region; of a country, those that the whole of it has.
    func schools(on today: CivilDate) -> PlaceToday.Schools {
        let lists = HolidayRows(calendar, HolidayFilter(types: .only(.school), region: region))
        let all = (lists.rows(of: today.year) + lists.rows(of: today.year + 1)).filter { $0.last >= today }
        let rows = region == nil ? all.filter(\.isOfWholeCountry) : all
        let isByRegion = rows.count < all.count
        let running = rows.filter { $0.first <= today }
        let current = running.first { $0.level != .partial } ?? running.first
        // A break that only some schools have does not say whether schools are off.
        let isOff = running.contains { $0.level != .partial }
        return PlaceToday.Schools(
            isOff: isOff ? true : isByRegion || current != nil ? nil : isKnown(today) ? false : nil,
            next: (current ?? rows.first).map(schoolBreak), isByRegion: isByRegion)
    }

    /// Whether a day without a break is known to have none.
    private func isKnown(_ date: CivilDate) -> Bool {
        let known = calendar.year(date.year, of: .school, in: region)
        switch known.state {
        case .none, .known, .estimated: return true
        case .notAnnounced, .noData: return false
        case .partly:
            guard known.lacks == nil, let until = known.until ?? known.latest, date <= until else { return false }
            return known.from.map { $0 <= date } ?? true
        }
    }

    private func schoolBreak(_ row: HolidayRow) -> PlaceToday.Break {
        PlaceToday.Break(
            id: reference(row.lead.holiday), name: row.name,
            localName: calendar.localName(of: row.lead.holiday.kind, in: region), first: row.first, last: row.last,
            isEstimated: row.isEstimated, mayGoOn: calendar.mayGoOn(row, in: region))
    }

    private func holiday(_ day: HolidayDay) -> PlaceToday.Holiday {
        PlaceToday.Holiday(
            id: reference(day.holiday), name: day.holiday.kind.name,
            localName: calendar.localName(of: day.holiday.kind, in: region), occasion: day.holiday.kind.occasion,
            isObserved: day.isSubstitute,
            isEstimated: day.holiday.isEstimated, begins: day.holiday.kind.begins)
    }

    private func reference(_ holiday: Holiday) -> HolidayReference {
        HolidayReference(calendar.country, holiday.date.year, holiday.id)
    }
}
