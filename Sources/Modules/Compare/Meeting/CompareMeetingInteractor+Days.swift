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
        self.init(
            from: all.first?.date ?? horizon, horizon: horizon, wanted: wanted, days: found,
            inARow: row.map { $0.first...$0.last },
            skipped: missed.filter(\.hasLoss).map { Skipped($0, in: territories) },
            weekendDays: missed.count { !$0.hasLoss })
    }
}

extension MeetingDays.Skipped {
    fileprivate init(_ day: SharedDay, in territories: [Territory]) {
        var absences: [MeetingDays.Absence] = []
        for (territory, status) in zip(territories, day.statuses) where status.isOff {
            for found in status.holidays {
                let name = found.holiday.kind.name
                let same = absences.firstIndex { $0.name.text.utf8.elementsEqual(name.text.utf8) }
                if let same {
                    if absences[same].places.last != territory { absences[same].places.append(territory) }
                } else {
                    absences.append(
                        MeetingDays.Absence(
                            id: HolidayReference(territory.country, found.holiday.date.year, found.holiday.id),
                            region: territory.region, name: name, places: [territory]))
                }
            }
        }
        self.init(date: day.date, absences: absences)
    }
}
