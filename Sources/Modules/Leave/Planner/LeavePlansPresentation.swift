import AlmanacValues
import Layout

/// Chooses the messages about plans, which pages and calendars share.
struct LeavePlansPresentation {
    let plans: LeavePlans
    let words: LeaveWords

    private var year: Int { plans.request.year }
    private var places: [PlaceName] { [plans.place, plans.partner].compactMap { $0?.name } }

    /// "Leave in Bavaria, Germany and France 2027"
    var title: String { words.title(places, year) }

    var description: String {
        plans.request.days.map { words.description(leave: $0, places, year) } ?? words.description(places, year)
    }

    /// "No data for 2040. We have data for Germany from 2020 to 2035."
    var noData: String? {
        plans.placeWithoutData.map { words.noData(for: year, of: $0.name.country, known: $0.knownYears) }
    }

    func summary(of proposal: LeavePlans.Proposal) -> String {
        let (breaks, daysOff) = (proposal.breaks.count, proposal.daysOff)
        let anyway = LeaveWords.DaysAnyway(days: proposal.daysOffAnyway, shortest: proposal.shortest)
        if breaks == 0 { return words.impossible(shortest: proposal.shortest) }
        let (mine, theirs) = (proposal.leave, proposal.partnerLeave)
        if mine + theirs == .zero { return words.summaryWithoutLeave(daysOff: daysOff, breaks: breaks) }
        guard plans.partner == nil || mine != theirs else {
            return words.summary(each: mine, daysOff: daysOff, breaks: breaks, anyway: anyway)
        }
        return plans.partner == nil
            ? words.summary(leave: mine, daysOff: daysOff, breaks: breaks, anyway: anyway)
            : words.summary(mine: mine, partners: theirs, daysOff: daysOff, breaks: breaks, anyway: anyway)
    }

    /// How to read a day of two people; nil for one.
    var legend: String? { plans.partner.map { words.legend(mine: plans.place.name, partners: $0.name) } }

    /// "9 days off for 4 days of leave"
    func worth(of rest: LeavePlans.Break) -> String {
        let (days, mine, theirs) = (rest.days.count, rest.cost, rest.partnerCost)
        let isFree = mine + theirs == .zero
        guard plans.partner != nil else {
            return isFree ? words.worth(days: days) : words.worth(days: days, leave: mine)
        }
        if isFree { return words.worthTogether(days: days) }
        return mine == theirs
            ? words.worthTogether(days: days, each: mine)
            : words.worthTogether(days: days, mine: mine, partners: theirs)
    }

    /// "Leave: Monday 3 to Wednesday 5 May and Friday 7 May", a line for each person who takes leave.
    func leave(of rest: LeavePlans.Break) -> [String] {
        let mine = LeaveRun.runs(rest.leave, halves: rest.days.filter { $0.kind == .halfLeave }.map(\.date))
        guard plans.partner != nil else { return mine.isEmpty ? [] : [words.leave(mine)] }
        let theirs = LeaveRun.runs(rest.partnerLeave, halves: rest.days.filter { $0.partner == .halfLeave }.map(\.date))
        if mine == theirs { return mine.isEmpty ? [] : [words.sharedLeave(mine)] }
        return (mine.isEmpty ? [] : [words.yourLeave(mine)]) + (theirs.isEmpty ? [] : [words.partnersLeave(theirs)])
    }

    /// What may still change: its dates, and its length.
    func remarks(on rest: LeavePlans.Break) -> [String] {
        (rest.isEstimated ? [words.estimated] : []) + [rest.unknownYear.map(words.mayBeLonger)].compactMap(\.self)
    }
}
