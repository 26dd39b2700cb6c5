import AlmanacValues
import Entities

/// The year of a request, ready to be planned. The request keeps all rules.
struct LeaveYear {
    private let request: LeaveRequest
    private let mine: DaysOff
    private let theirs: DaysOff?
    private let days: LeaveDays

    init(_ request: LeaveRequest, _ calendar: HolidayCalendar, _ other: HolidayCalendar?, schools: SchoolHolidays) {
        self.request = request
        let weekend = request.weekend.isEmpty ? nil : request.weekend
        let off = request.taken.flatMap { range in
            (range.lowerBound.dayNumber...range.upperBound.dayNumber).map(CivilDate.init(dayNumber:))
        }
        let mine = DaysOff(
            calendar, in: request.territory.region,
            own: OwnDays(weekend: weekend, off: Set(off), worked: request.worked))
        let theirs = other.map { DaysOff($0, in: request.partner?.territory.region) }
        let open = request.schools.map { schools.days(of: $0) }
        let worked = request.worked
        days = LeaveDays(of: request.year, for: mine, and: theirs) { date in
            (open?.contains(date) ?? true) && (worked.isEmpty || !worked.contains(date))
        }
        self.mine = mine
        self.theirs = theirs
    }

    /// The most plans beside the one that was asked for: each takes its time.
    private static let mostOthers = 2

    /// The plan that was asked for, and then others that take leave on other days.
    var proposals: [LeavePlans.Proposal] {
        guard let count = request.days else { return [] }
        let leave = (count, request.partner.map { $0.days ?? count } ?? 0)
        let mix = LeaveMix(days, leave: leave, isShared: theirs != nil)
        // With too little leave for a long break there is nothing to mix.
        let asked = request.shortest ?? (mix == nil ? LeaveLimits.usual[0] : nil)
        let usual: [Int?] = (mix == nil ? [] : [nil]) + LeaveLimits.usual
        var plans: [LeavePlan] = []
        for shortest in [asked] + usual.filter({ $0 != asked }).prefix(Self.mostOthers) {
            let plan = shortest.map { LeavePlanner(days, leave: leave, shortest: $0).plan } ?? mix?.plan
            guard let plan else { continue }
            let taken = plan.leave + plan.partnerLeave
            let isNew = !taken.isEmpty && !plans.contains { $0.leave + $0.partnerLeave == taken }
            if plans.isEmpty || isNew { plans.append(plan) }
        }
        return plans.map { plan in
            LeavePlans.Proposal(
                shortest: plan.shortest, isMixed: plan.isMixed, daysOff: plan.daysOff,
                daysOffAnyway: plan.daysOffAnyway,
                breaks: plan.breaks.map(facts))
        }
    }

    /// The most bridges that are shown.
    private static let mostBridges = 10

    var bridges: [LeavePlans.Break] {
        days.bridges { date in
            [mine, theirs].compactMap { $0?.status(of: date) }.contains { !$0.isWeekend && !$0.holidays.isEmpty }
        }.prefix(Self.mostBridges).map(facts)
    }

    /// By the English name: in the page's language, a country's own name may differ from the translation.
    private func isSame(_ one: HolidayDay, _ other: HolidayDay) -> Bool {
        one.holiday.kind.englishName == other.holiday.kind.englishName && one.isSubstitute == other.isSubstitute
    }

    private func facts(_ leaveBreak: LeaveBreak) -> LeavePlans.Break {
        let (first, last) = (leaveBreak.first, leaveBreak.last)
        let others = theirs?.statuses(from: first, through: last)
        let days = mine.statuses(from: first, through: last).enumerated().map { index, status in
            let other = others.map { $0[index] }
            var distinct: [HolidayDay] = []
            let holidays: [HolidayDay] =
                status.holidays + status.halfDays + (other?.holidays ?? []) + (other?.halfDays ?? [])
            for holiday in holidays {
                if !distinct.contains(where: { isSame($0, holiday) }) { distinct.append(holiday) }
            }
            return LeavePlans.Day(
                date: status.date, kind: LeavePlans.Kind(status), partner: other.map(LeavePlans.Kind.init),
                holidays: distinct.map { .init(name: $0.holiday.kind.name, isObserved: $0.isSubstitute) },
                isEstimated: holidays.contains(where: \.holiday.isEstimated))
        }
        let isBefore = first <= CivilDate.firstDay(of: request.year)
        let unknownYear = leaveBreak.isOpen ? request.year + (isBefore ? -1 : 1) : nil
        return LeavePlans.Break(days: days, unknownYear: unknownYear)
    }
}

extension LeavePlans.Kind {
    /// What a day in a break is: leave unless it is off anyway.
    init(_ status: DayStatus) {
        if !status.isOff {
            self = status.isHalf ? .halfLeave : .leave
        } else if status.reasons.contains(.ownDayOff) {
            self = .taken
        } else {
            self = status.isWeekend ? .weekend : .holiday
        }
    }
}

/// The holidays of schools in a year.
struct SchoolHolidays {
    private let holidays: [Holiday]
    let choices: [LeavePlans.Schools]

    init(_ calendar: HolidayCalendar, _ year: Int) {
        holidays = calendar.holidays(in: year).filter(\.kind.isBreak)
        var (kinds, seen) = ([HolidayKind](), Set<ObjectIdentifier>())
        for holiday in holidays where seen.insert(ObjectIdentifier(holiday.kind)).inserted {
            kinds.append(holiday.kind)
        }
        let country = kinds.contains { $0.share(of: nil) == .whole }
        let regions = calendar.regions.filter { region in kinds.contains { $0.share(of: region.code) == .whole } }
        choices =
            (country ? [LeavePlans.Schools(schools: .country, name: nil)] : [])
            + (kinds.contains { $0.share(of: nil) == .none }
                ? regions.map { LeavePlans.Schools(schools: .region($0.code), name: ForeignText($0.name)) } : [])
    }

    /// The days on which schools are closed.
    func days(of schools: LeaveSchools) -> Set<CivilDate> {
        Set(holidays.lazy.filter { $0.kind.share(of: schools.regionCode) == .whole }.map(\.date))
    }
}
