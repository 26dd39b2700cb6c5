import AlmanacValues
import Layout
import VIPER

/// Formats plans and bridges.
struct LeaveProposalPresentation<R: Router<LeavePlannerNavigation>> {
    let plans: LeavePlans
    let words: LeaveWords
    let router: R

    /// The plan that was asked for.
    var plan: LeavePlanSection? { plans.proposals.first.map { section($0) } }

    var others: LeaveOthers? {
        let others = plans.proposals.dropFirst().map { proposal in
            var section = section(proposal)
            section.choose = LabelledLink(
                label: "Plan with breaks of \(proposal.shortest) days or more",
                link: router.link(to: .planner(request(for: proposal))))
            return section
        }
        return others.isEmpty ? nil : LeaveOthers(plans: others)
    }

    var bridges: LeaveBridgeSection? {
        guard !plans.bridges.isEmpty else { return nil }
        return LeaveBridgeSection(
            summary: "Days of leave that join a holiday to other days off, best first.",
            rows: plans.bridges.map(text))
    }

    private func section(_ proposal: LeavePlans.Proposal) -> LeavePlanSection {
        LeavePlanSection(
            title: words.title(of: proposal), summary: words.summary(of: proposal),
            legend: proposal.breaks.isEmpty ? nil : words.legend,
            calendar: proposal.breaks.isEmpty
                ? nil
                : LabelledLink(
                    label: "Add to your calendar", link: router.link(to: .record(request(for: proposal), .ics))),
            breaks: proposal.breaks.map(text))
    }

    private func request(for proposal: LeavePlans.Proposal) -> LeaveRequest {
        plans.request.with(shortest: proposal.shortest == LeaveLimits.usual[0] ? nil : proposal.shortest)
    }

    private func text(_ rest: LeavePlans.Break) -> LeaveBreakText {
        LeaveBreakText(
            dates: words.dates(of: rest), worth: words.worth(of: rest), leave: words.leave(of: rest),
            holidays: rest.days.flatMap { day in
                day.holidays.map { name in
                    LeaveHolidayText(name: name.text, language: name.language, date: words.day(day.date))
                }
            }, remark: words.remark(on: rest), strip: rest.days.enumerated().map { cell($1, isFirst: $0 == 0) })
    }

    private func cell(_ day: LeavePlans.Day, isFirst: Bool) -> LeaveCell {
        let fields = day.date.fields
        return LeaveCell(
            kind: day.kind.isLeave ? day.kind.rawValue : day.partner?.isLeave == true ? "leave" : day.kind.rawValue,
            weekday: Phrases.shortWeekday(day.date), day: Phrases.dayOfMonth(fields.day),
            month: isFirst || fields.day == 1 ? Phrases.shortMonth(fields.month) : nil,
            mark: day.kind.word, partner: day.partner?.word)
    }
}

extension LeavePlans.Kind {
    /// What a day's cell says.
    fileprivate var word: String { self == .halfLeave ? "half leave" : rawValue }
}
