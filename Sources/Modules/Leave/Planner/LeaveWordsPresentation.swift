import AlmanacValues
import Layout

/// The words for plans, which pages and calendars share.
struct LeaveWords {
    private let plans: LeavePlans

    init(_ plans: LeavePlans) {
        self.plans = plans
    }

    /// "Leave in Bavaria, Germany and France 2027"
    var title: String { "Leave in \(places) \(plans.request.year)" }

    var description: String {
        guard let days = plans.request.days else {
            return "How to get the most days off from your leave in \(places) in \(plans.request.year)."
        }
        return "The best use of \(Phrases.count(days, "day", "days")) of leave in \(places) in \(plans.request.year)."
    }

    /// "Bavaria, Germany and France"
    private var places: String { Phrases.list([plans.place, plans.partner].compactMap(\.self).map(place)) }

    /// "Bavaria, Germany", "the United Kingdom"
    func place(_ place: LeavePlans.Place) -> String {
        Phrases.inSentence(region: place.regionName, country: place.countryName)
    }

    /// "No data for 2040. We have data for Germany from 2020 to 2035."
    var noData: String? {
        plans.placeWithoutData.map { place in
            "No data for \(plans.request.year). \(Phrases.coverage(of: place.countryName, place.knownYears))"
        }
    }

    /// "Breaks of 4 days or more"
    func title(of proposal: LeavePlans.Proposal) -> String { "Breaks of \(proposal.shortest) days or more" }

    func summary(of proposal: LeavePlans.Proposal) -> String {
        let breaks = Phrases.count(proposal.breaks.count, "break", "breaks")
        let days = Phrases.count(proposal.daysOff, "day", "days")
        guard !proposal.breaks.isEmpty else {
            return "No break of \(proposal.shortest) days or more is possible with this leave. Choose shorter breaks."
        }
        guard proposal.leave + proposal.partnerLeave > .zero else {
            return "\(days) off in \(breaks), without leave. No leave can be taken that adds to them."
        }
        let anyway =
            "Without leave there would be \(proposal.daysOffAnyway == 0 ? "none" : String(proposal.daysOffAnyway))."
        guard plans.partner != nil else {
            let leave = Phrases.count(proposal.leave, "day", "days")
            return
                "\(leave) of leave \(proposal.leave == DayCount(1) ? "gives" : "give") \(days) off in \(breaks). \(anyway)"
        }
        return
            "\(days) off together in \(breaks), for \(Phrases.count(proposal.leave, "day", "days")) of your leave and "
            + "\(Phrases.count(proposal.partnerLeave, "day", "days")) of the second person’s. \(anyway)"
    }

    /// How to read a day of two people; nil for one.
    var legend: String? {
        plans.partner.map { partner in
            "Each day says first what it is to you, in \(place(plans.place)), and then what it is to the second person, in "
                + "\(place(partner))."
        }
    }

    /// "9 days off for 4 days of leave"
    func worth(of rest: LeavePlans.Break) -> String {
        let days = Phrases.count(rest.days.count, "day", "days") + (plans.partner == nil ? " off" : " off together")
        let (mine, theirs) = (rest.cost, rest.partnerCost)
        if mine + theirs == .zero { return "\(days), no leave needed" }
        guard plans.partner != nil else { return "\(days) for \(Phrases.count(mine, "day", "days")) of leave" }
        return "\(days) for \(Phrases.count(mine, "day", "days")) of your leave and "
            + "\(Phrases.count(theirs, "day", "days")) of the second person’s"
    }

    /// "Leave: Monday 3 to Wednesday 5 May and Friday 7 May", a line for each person who takes leave.
    func leave(of rest: LeavePlans.Break) -> [String] {
        let names = plans.partner == nil ? ["Leave"] : ["Your leave", "The second person’s leave"]
        let halves = [
            rest.days.filter { $0.kind == .halfLeave }, rest.days.filter { $0.partner == .halfLeave },
        ].map { Set($0.map(\.date)) }
        return zip(names, zip([rest.leave, rest.partnerLeave], halves)).compactMap { name, leave in
            leave.0.isEmpty ? nil : "\(name): \(list(leave.0, halves: leave.1))"
        }
    }

    func dates(of rest: LeavePlans.Break) -> String { Phrases.range(from: rest.first, through: rest.last) }

    func remark(on rest: LeavePlans.Break) -> String? {
        rest.unknownYear.map { "It may be longer: we have no data for \($0)." }
    }

    /// "Monday 3 to Wednesday 5 May and half of Friday 7 May"
    private func list(_ dates: [CivilDate], halves: Set<CivilDate>) -> String {
        var runs: [ClosedRange<CivilDate>] = []
        for date in dates {
            if let last = runs.last, last.upperBound.adding(days: 1) == date, !halves.contains(date),
                !halves.contains(last.upperBound)
            {
                runs[runs.count - 1] = last.lowerBound...date
            } else {
                runs.append(date...date)
            }
        }
        return Phrases.list(runs.map { (halves.contains($0.lowerBound) ? "half of " : "") + range($0) })
    }

    private func range(_ range: ClosedRange<CivilDate>) -> String {
        let (first, last) = (range.lowerBound, range.upperBound)
        if first == last { return day(first) }
        let start = first.month == last.month ? "\(Phrases.weekday(first)) \(first.day)" : day(first)
        return "\(start) to \(day(last))"
    }

    /// "Friday 7 May"
    func day(_ date: CivilDate) -> String { "\(Phrases.weekday(date)) \(Phrases.dayAndMonth(date))" }

    /// What a plan is best at, and how two equal ones are told apart.
    var rules: [String] {
        [
            "A break is a row of days off: leave, holidays and weekends. It counts if it is long enough.",
            "Of all ways to take your leave, each plan has the most days of \(plans.request.year) in breaks that count. "
                + "If several have as many, it has the fewest breaks, spread over the year.",
            "Days off of \(plans.request.year - 1) and \(plans.request.year + 1) make a break at the turn of the year "
                + "longer, but are not counted.",
        ]
    }
}
