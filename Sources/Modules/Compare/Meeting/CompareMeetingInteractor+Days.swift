import AlmanacValues
import Entities

extension MeetingDays {
    /// - Parameters:
    ///   - all: the days that may be looked at, from the asked one on.
    ///   - wanted: how many to find; nil for all, up to `most`.
    ///   - hours: nil if they do not matter.
    init(
        _ all: [SharedMeeting], _ wanted: Int?, most: Int, horizon: CivilDate, in territories: [Territory],
        _ hours: SharedHours?
    ) {
        func isFound(_ meeting: SharedMeeting) -> Bool {
            meeting.day.allWork && (hours == nil || meeting.window != nil)
        }
        let limit = wanted ?? most
        let found = Array(all.lazy.filter(isFound).prefix(limit))
        // The last day that is reported if it falls out: what comes after the last day that was wanted does not matter.
        let end = found.count == limit ? found.last?.day.date ?? horizon : horizon
        let missed = all.filter { $0.day.date <= end && !isFound($0) }
        let row = wanted.flatMap { Self.row(of: $0, all.map { (date: $0.day.date, isFound: isFound($0)) }) }
        let halves = all.map(\.day).filter { day in
            day.allWork && (day.date <= end || row?.contains(day.date) ?? false)
                && day.statuses.contains(where: \.isHalf)
        }
        let hourless = missed.filter(\.day.allWork)
        self.init(
            from: all.first?.day.date ?? horizon, horizon: horizon, wanted: wanted,
            days: found.map { Day($0, hours) }, inARow: row,
            halfDays: halves.map { Holidays(halvesOf: $0, in: territories) },
            skipped: missed.map(\.day).filter(\.hasLoss).map { Holidays(daysOffOf: $0, in: territories) },
            weekends: Self.weekends(missed.map(\.day).filter { !$0.allWork && !$0.hasLoss }, in: territories),
            hours: hours.map { hours in
                Hours(asked: hours.hours, missed: hourless.count, wider: hours.wider(for: hourless.map(\.day.date)))
            },
            isCut: wanted == nil && all.contains { $0.day.date > end && isFound($0) })
    }

    private static func row(of count: Int, _ days: [(date: CivilDate, isFound: Bool)]) -> ClosedRange<CivilDate>? {
        days.split { !$0.isFound }.first { $0.count >= count }?.first
            .map { $0.date...$0.date.adding(days: count - 1) }
    }

    /// Returns the weekdays that fall out, from Monday on, each with those whose weekend it is.
    private static func weekends(_ days: [SharedDay], in territories: [Territory]) -> [Weekend] {
        var weekends: [Weekend] = []
        for day in days {
            let weekday = day.date.weekday
            let off = zip(territories, day.statuses).filter { $1.isOff }
            let places = off.map { $0.0 }
            let there = off.reduce(into: [LocalWeekday]()) { there, off in
                let local = off.1.date.weekday
                if local == weekday { return }
                if let same = there.firstIndex(where: { $0.weekday == local }) {
                    there[same].places.append(off.0)
                } else {
                    there.append(LocalWeekday(weekday: local, places: [off.0]))
                }
            }
            if let same = weekends.firstIndex(where: {
                $0.weekday == weekday && $0.places == places && $0.there == there
            }) {
                weekends[same].days += 1
            } else {
                weekends.append(Weekend(weekday: weekday, places: places, days: 1, there: there))
            }
        }
        // Stable: those of one weekday stay in the order of their first days.
        return weekends.sorted { $0.weekday.rawValue < $1.weekday.rawValue }
    }
}

extension MeetingDays.Day {
    fileprivate init(_ meeting: SharedMeeting, _ shared: SharedHours?) {
        let date = meeting.day.date
        guard let shared, let window = meeting.window else {
            self.init(date: date)
            return
        }
        let (starts, ends) = (shared.shown(at: window.start), shared.shown(at: window.end))
        self.init(
            date: date,
            hours: zip(starts, ends).map { start, end in
                MeetingDays.LocalHours(
                    dayOffset: start.date.dayNumber - date.dayNumber, start: start.time, end: end.time)
            })
    }
}

extension SharedHours {
    /// The seconds that longer hours should have in common.
    private static let enough = 3_600
    /// How many days longer hours are tried on.
    private static let tried = 100

    /// Returns the shortest hours, longer at both ends by whole hours, that have at least one in common on each of some days.
    fileprivate func wider(for days: [CivilDate]) -> WorkingHours? {
        guard !days.isEmpty else { return nil }
        for step in 1...12 {
            let (opens, closes) = (
                max(hours.opens.minutes - 60 * step, 0), min(hours.closes.minutes + 60 * step, 24 * 60 - 1)
            )
            guard let longer = WorkingHours(from: TimeOfDay(minutes: opens), to: TimeOfDay(minutes: closes)) else {
                return nil
            }
            let shared = SharedHours(longer, clocks)
            if days.prefix(Self.tried).allSatisfy({ shared.window(on: $0).map { $0.seconds >= Self.enough } ?? false })
            {
                return longer
            }
        }
        return nil
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
        // By the English name: in the page's language, a country's own name may differ from the translation.
        var names: [String] = []
        for (territory, status) in zip(territories, day.statuses) {
            for found in holidays(status) {
                let absence = MeetingDays.Absence(
                    found, in: territory, dateThere: status.date == day.date ? nil : status.date)
                let name = found.holiday.kind.englishName.text
                let same = absences.indices.first {
                    absences[$0].isSame(as: absence) && names[$0].utf8.elementsEqual(name.utf8)
                }
                if let same {
                    if absences[same].places.last != territory { absences[same].places.append(territory) }
                } else {
                    names.append(name)
                    absences.append(absence)
                }
            }
        }
        self.init(date: day.date, absences: absences)
    }
}

extension MeetingDays.Absence {
    fileprivate init(_ found: HolidayDay, in territory: Territory, dateThere: CivilDate?) {
        self.init(
            id: HolidayReference(territory.country, found.holiday.date.year, found.holiday.id),
            region: territory.region, name: found.holiday.kind.name, isObserved: found.isSubstitute,
            isEstimated: found.holiday.isEstimated, dateThere: dateThere, places: [territory])
    }

    /// Whether people read the same of another one beside its name.
    fileprivate func isSame(as other: Self) -> Bool {
        isObserved == other.isObserved && isEstimated == other.isEstimated && dateThere == other.dateThere
    }
}
