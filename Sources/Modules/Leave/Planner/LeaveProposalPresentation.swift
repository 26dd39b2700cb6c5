import AlmanacValues
import Layout
import VIPER

/// Formats plans and bridges.
struct LeaveProposalPresentation<R: Router<LeavePlannerNavigation>> {
    let plans: LeavePlans
    let words: LeaveWords
    let router: R

    private var wording: LeavePlansPresentation { LeavePlansPresentation(plans: plans, words: words) }

    /// The most breaks of a plan that are shown at once, and the most bridges: the whole page takes four screens of a phone.
    /// Breaks of two people take more lines.
    private var mostShown: Int { plans.partner == nil ? 4 : 3 }
    private var mostDaysShown: Int { plans.partner == nil ? 36 : 24 }

    /// Returns how many of a plan's first breaks are shown: one at least.
    private func shown(_ breaks: [LeavePlans.Break]) -> Int {
        var days = 0
        let most = breaks.prefix { rest in
            days += rest.days.count
            return days <= mostDaysShown
        }.count
        return min(mostShown, max(1, most))
    }

    /// The plan that was asked for.
    var plan: LeavePlanSection? {
        plans.proposals.first.map { section($0, of: plans.request, most: shown(coming($0.breaks))) }
    }

    var others: [LeavePlanSection] {
        plans.proposals.dropFirst().map { proposal in
            let request = plans.request.with(shortest: proposal.isMixed ? nil : proposal.shortest)
            var section = section(proposal, of: request, most: proposal.breaks.count)
            section.choose = LabelledLink(
                label: proposal.isMixed ? words.chooseMixed : words.choosePlan(shortest: proposal.shortest),
                link: router.link(to: .planner(request)))
            return section
        }
    }

    var bridges: LeaveBridgeSection? {
        let coming = coming(plans.bridges)
        guard !coming.isEmpty else { return nil }
        let (shown, folded) = coming.map(text).folded(after: plans.proposals.isEmpty ? mostShown : 0)
        return LeaveBridgeSection(
            summary: words.bridges, rows: shown,
            more: BreakFold(folded, title: shown.isEmpty ? words.showBridges : words.moreBridges))
    }

    private func section(_ proposal: LeavePlans.Proposal, of request: LeaveRequest, most: Int) -> LeavePlanSection {
        let (shown, folded) = coming(proposal.breaks).map(text).folded(after: most)
        let past = proposal.breaks.filter(isOver).map(text)
        return LeavePlanSection(
            title: proposal.isMixed ? words.mixedTitle : words.planTitle(shortest: proposal.shortest),
            summary: wording.summary(of: proposal),
            legend: proposal.breaks.isEmpty ? nil : wording.legend,
            calendar: proposal.breaks.isEmpty
                ? nil
                : LabelledLink(label: words.addToCalendar, link: router.link(to: .record(request, .ics))),
            past: BreakFold(past, title: words.earlierBreaks), breaks: shown,
            more: BreakFold(folded, title: words.moreBreaks))
    }

    private func isOver(_ rest: LeavePlans.Break) -> Bool { plans.todayOfYear.map { rest.last < $0 } ?? false }

    /// The breaks that are not over.
    private func coming(_ breaks: [LeavePlans.Break]) -> [LeavePlans.Break] { breaks.filter { !isOver($0) } }

    private func text(_ rest: LeavePlans.Break) -> BreakRow {
        BreakRow(
            dates: words.text(rest.first...rest.last), worth: wording.worth(of: rest), leave: wording.leave(of: rest),
            holidays: rest.days.flatMap { day in
                day.holidays.map { BreakHoliday($0.name, on: day.date, isObserved: $0.isObserved, words: words) }
            },
            remarks: wording.remarks(on: rest),
            strip: rest.days.enumerated().map { cell($1, isFirst: $0 == 0) })
    }

    private func cell(_ day: LeavePlans.Day, isFirst: Bool) -> BreakCell {
        BreakCell(
            day.date, isFirst: isFirst,
            kind: day.kind.isLeave ? day.kind.rawValue : day.partner?.isLeave == true ? "leave" : day.kind.rawValue,
            mark: words.mark(day.kind), partner: day.partner.map(words.mark), words: words)
    }
}
