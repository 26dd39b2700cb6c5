import AlmanacValues
import Layout
import VIPER

/// Formats plans and bridges.
struct LeaveProposalPresentation<R: Router<LeavePlannerNavigation>> {
    let plans: LeavePlans
    let words: LeaveWords
    let router: R

    private var wording: LeavePlansPresentation { LeavePlansPresentation(plans: plans, words: words) }

    /// The most breaks of a plan, and the most bridges, that are shown at once: a planner is four screens of a phone.
    private static var mostShown: Int { 4 }

    /// The plan that was asked for.
    var plan: LeavePlanSection? { plans.proposals.first.map { section($0, most: Self.mostShown) } }

    var others: LeaveOthers? {
        let others = plans.proposals.dropFirst().map { proposal in
            var section = section(proposal, most: proposal.breaks.count)
            section.choose = LabelledLink(
                label: words.choosePlan(shortest: proposal.shortest),
                link: router.link(to: .planner(request(for: proposal))))
            return section
        }
        return others.isEmpty ? nil : LeaveOthers(plans: others)
    }

    var bridges: LeaveBridgeSection? {
        guard !plans.bridges.isEmpty else { return nil }
        let (shown, folded) = split(plans.bridges, most: plans.proposals.isEmpty ? Self.mostShown : 0)
        let title = shown.isEmpty ? words.showBridges(folded.count) : words.moreBridges(folded.count)
        return LeaveBridgeSection(
            summary: words.bridges, rows: shown,
            more: folded.isEmpty ? nil : LeaveMore(title: title, rows: folded))
    }

    /// Returns what is shown at once, and what unfolds. One row is not worth folding.
    private func split(_ breaks: [LeavePlans.Break], most: Int) -> ([LeaveBreakText], [LeaveBreakText]) {
        let shown = breaks.count <= most + 1 ? breaks.count : most
        return (breaks.prefix(shown).map(text), breaks.dropFirst(shown).map(text))
    }

    private func section(_ proposal: LeavePlans.Proposal, most: Int) -> LeavePlanSection {
        let (shown, folded) = split(proposal.breaks, most: most)
        return LeavePlanSection(
            title: words.planTitle(shortest: proposal.shortest), summary: wording.summary(of: proposal),
            legend: proposal.breaks.isEmpty ? nil : wording.legend,
            calendar: proposal.breaks.isEmpty
                ? nil
                : LabelledLink(
                    label: words.addToCalendar, link: router.link(to: .record(request(for: proposal), .ics))),
            breaks: shown,
            more: folded.isEmpty ? nil : LeaveMore(title: words.moreBreaks(folded.count), rows: folded))
    }

    private func request(for proposal: LeavePlans.Proposal) -> LeaveRequest {
        plans.request.with(shortest: proposal.shortest == LeaveLimits.usual[0] ? nil : proposal.shortest)
    }

    private func text(_ rest: LeavePlans.Break) -> LeaveBreakText {
        LeaveBreakText(
            dates: words.text(rest.first...rest.last), worth: wording.worth(of: rest),
            leave: wording.leave(of: rest),
            holidays: rest.days.flatMap { day in
                day.holidays.map { name in
                    LeaveHolidayText(
                        name: name.text, language: name.language, date: words.text(day.date, .weekdayAndDay))
                }
            },
            remark: wording.remark(on: rest), strip: rest.days.enumerated().map { cell($1, isFirst: $0 == 0) })
    }

    private func cell(_ day: LeavePlans.Day, isFirst: Bool) -> LeaveCell {
        let fields = day.date.fields
        return LeaveCell(
            kind: day.kind.isLeave ? day.kind.rawValue : day.partner?.isLeave == true ? "leave" : day.kind.rawValue,
            weekday: words.text(day.date, .shortWeekday), day: words.dayOfMonth(fields.day),
            month: isFirst || fields.day == 1 ? words.shortMonth(fields.month) : nil,
            mark: words.mark(day.kind), partner: day.partner.map(words.mark))
    }
}
