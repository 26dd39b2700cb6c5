import AlmanacValues
import Entities

extension MeetingDays {
    /// - Parameter all: the days that may be looked at, from the asked one on.
    init(_ all: [SharedDay], _ wanted: Int, horizon: CivilDate, in territories: [Territory]) {
        let days = all.lazy.filter(\.allWork).prefix(wanted).map(\.date)
        let found = Array(days)
        let end = found.last ?? horizon
        let missed = all.filter { $0.date < end && !$0.allWork }
        let row = all.firstMeeting(of: wanted)
        let inARow = row.map { $0.first...$0.last }
        let halves = all.filter { day in
            day.allWork && (day.date <= end || inARow?.contains(day.date) ?? false)
                && day.statuses.contains(where: \.isHalf)
        }
        self.init(
            from: all.first?.date ?? horizon, horizon: horizon, wanted: wanted, days: found, inARow: inARow,
            halfDays: halves.map { Holidays(halvesOf: $0, in: territories) },
            skipped: missed.filter(\.hasLoss).map { Holidays(daysOffOf: $0, in: territories) },
            weekendDays: missed.count { !$0.hasLoss })
    }
}

extension MeetingDays.Holidays {
    /// The holidays for which somebody is off.
    fileprivate init(daysOffOf day: SharedDay, in territories: [Territory]) {
        self.init(day, territories) { $0.isOff ? $0.holidays : [] }
    }

    /// The holidays that take half of the day from somebody.
    fileprivate init(halvesOf day: SharedDay, in territories: [Territory]) {
        self.init(day, territories) { $0.isHalf ? $0.halfDays : [] }
    }

    private init(_ day: SharedDay, _ territories: [Territory], _ holidays: (DayStatus) -> [HolidayDay]) {
        var absences: [MeetingDays.Absence] = []
        for (territory, status) in zip(territories, day.statuses) {
            for found in holidays(status) {
                let absence = MeetingDays.Absence(found, in: territory)
                if let same = absences.firstIndex(where: { $0.isSame(as: absence) }) {
                    if absences[same].places.last != territory { absences[same].places.append(territory) }
                } else {
                    absences.append(absence)
                }
            }
        }
        self.init(date: day.date, absences: absences)
    }
}

extension MeetingDays.Absence {
    fileprivate init(_ found: HolidayDay, in territory: Territory) {
        self.init(
            id: HolidayReference(territory.country, found.holiday.date.year, found.holiday.id),
            region: territory.region, name: found.holiday.kind.name, isObserved: found.isSubstitute,
            isEstimated: found.holiday.isEstimated, places: [territory])
    }

    /// Whether people read the same of another one.
    fileprivate func isSame(as other: Self) -> Bool {
        isObserved == other.isObserved && isEstimated == other.isEstimated
            && name.text.utf8.elementsEqual(other.name.text.utf8)
    }
}
