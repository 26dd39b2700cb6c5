import AlmanacValues
import Layout

// Plans, and the breaks in them.
extension LeaveWords {
    func impossible(shortest: Int) -> String {
        paragraph(noBreakOfDays(shortest: shortest), chooseShorterBreaks)
    }

    func summaryWithoutLeave(daysOff: Int, breaks: Int) -> String {
        paragraph(
            offInBreaksWithout(daysOff: daysOff, breaks: breaks),
            noLeaveCanBeTaken)
    }

    /// "4 days of leave give 13 days off in 2 breaks. Without leave: 4 days off in breaks of 4 days or more."
    func summary(leave: DayCount, daysOff: Int, breaks: Int, anyway: DaysAnyway) -> String {
        paragraph(
            gives(leave: leave, daysOff: daysOff, breaks: breaks),
            daysOffAnyway(anyway))
    }

    /// The summary for two people who take the same amount of leave.
    func summary(each: DayCount, daysOff: Int, breaks: Int, anyway: DaysAnyway) -> String {
        paragraph(
            offTogetherInBreaks(daysOff: daysOff, breaks: breaks, each: each),
            daysOffAnyway(anyway))
    }

    /// The summary for two people.
    func summary(mine: DayCount, partners: DayCount, daysOff: Int, breaks: Int, anyway: DaysAnyway) -> String {
        paragraph(
            offTogetherInBreaks(daysOff: daysOff, breaks: breaks, mine: mine, partners: partners),
            daysOffAnyway(anyway))
    }

    /// What there is without leave, counted as the plan counts: the list of long weekends has shorter ones too.
    private func daysOffAnyway(_ anyway: DaysAnyway) -> String {
        anyway.days == 0
            ? withoutLeaveNone(shortest: anyway.shortest)
            : withoutLeave(days: anyway.days, shortest: anyway.shortest)
    }

    /// The days off in breaks that need no leave.
    struct DaysAnyway {
        let days: Int
        /// The fewest days of a break that counts.
        let shortest: Int
    }

    /// The rules by which plans of the year are compared, and how ties are broken.
    ///
    /// - Parameter isShared: whether they are plans of two people, which may take more leave than they need.
    func rules(_ year: Int, isShared: Bool) -> [String] {
        [
            paragraph(
                aBreakIsARow,
                itCountsIfItIsLong),
            isShared
                ? paragraph(ofAllWaysToTake(year: year), ifSeveralHaveAsMany)
                : paragraph(ofAllWaysToTake(year: year), noMoreLeaveThanNeeded, ifSeveralHaveAsMany),
            paragraph(
                aPlanWithLong,
                thenItTakesAWeek,
                whatIsLeftGoes, eachStepAddsTheMost),
            daysOffAtTheTurn(yearBefore: year - 1, yearAfter: year + 1),
        ]
    }

    // MARK: Breaks

    /// The leave of two people who take it on the same days.
    func sharedLeave(_ runs: [LeaveRun]) -> String { leaveOfBoth(runs: runs.map(sentence)) }

    func yourLeave(_ runs: [LeaveRun]) -> String { yourLeave(runs: runs.map(sentence)) }

    func partnersLeave(_ runs: [LeaveRun]) -> String { theSecondPersonsLeave(runs: runs.map(sentence)) }

    /// What a day's cell says.
    func mark(_ kind: LeavePlans.Kind) -> String {
        switch kind {
        case .leave: markLeave
        case .halfLeave: halfLeave
        case .taken: taken
        case .holiday: markHoliday
        case .weekend: weekend
        }
    }

    /// The category of a break in a calendar.
    func category(isLeave: Bool) -> String { isLeave ? leave : daysOff }
}
