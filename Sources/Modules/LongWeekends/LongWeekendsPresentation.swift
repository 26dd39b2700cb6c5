import AlmanacValues
import Layout
import VIPER

/// Formats the long weekends and the bridges of a known year.
struct LongWeekendsPresentation<R: Router<LongWeekendsNavigation>> {
    let found: LongWeekendYear
    let selection: HolidayYear
    let router: R
    let edition: Edition
    let words: LongWeekendsWords

    /// The most bridges that are shown at once.
    private static var mostBridges: Int { 4 }

    var content: LongWeekendsContent {
        let (past, coming) = (past, found.weekends.dropFirst(past.count))
        return LongWeekendsContent(
            summary: summary(next: past.isEmpty && !isCurrent ? nil : coming.first),
            notices: found.knowledge.compactMap { words.gap($0, in: found.year, of: found.place) },
            nationwide: found.isNationwide
                ? .init(words.chooseRegion, router.link(to: .choosePlace(comingBackTo: selection))) : nil,
            calendar: calendar,
            weekends: coming.map(text),
            past: BreakFold(past.map(text)) { words.earlier($0, in: found.year) }, bridges: bridges)
    }

    private var calendar: SubscribeSection? {
        guard !found.weekends.isEmpty else { return nil }
        return SubscribeSection(
            words.subscription(of: found.place), named: words.calendarName(of: found.place), edition,
            label: words.subscribe,
            event: LabelledLink(label: words.file(of: found.year), link: router.link(to: .record(selection, .ics))),
            feed: router.link(to: .calendar(selection.territory)))
    }

    private var isCurrent: Bool { found.today.year == found.year }

    /// Those of the current year that are over; empty for another year.
    private var past: ArraySlice<LongWeekendYear.Weekend> {
        isCurrent ? found.weekends.prefix { $0.last < found.today } : []
    }

    /// - Parameter next: in the current year, the one that goes on or comes; nil without one, and in another year.
    private func summary(next: LongWeekendYear.Weekend?) -> String {
        guard !found.weekends.isEmpty else { return words.none(in: found.place, found.year) }
        let off = found.weekends.reduce(DayCount.zero) { $0 + $1.length }
        let all = words.summary(found.weekends.count, off)
        guard isCurrent else { return all }
        return words.paragraph(all, next.map { words.next($0.first...$0.last) } ?? words.noneLeft(in: found.year))
    }

    private func text(_ weekend: LongWeekendYear.Weekend) -> BreakRow {
        var remarks: [String] = []
        if !weekend.halves.isEmpty { remarks.append(words.halves(weekend.halves)) }
        if weekend.isEstimated { remarks.append(words.estimated) }
        if weekend.isOpen { remarks.append(words.mayBeLonger) }
        return BreakRow(
            dates: words.text(weekend.first...weekend.last), worth: words.worth(weekend.length), leave: [],
            holidays: weekend.holidays.map(holiday), remarks: remarks, strip: strip(weekend.days))
    }

    private var bridges: LongWeekendBridges? {
        guard !found.bridges.isEmpty else { return nil }
        let past = isCurrent ? found.bridges.filter { $0.last < found.today } : []
        let coming = isCurrent ? found.bridges.filter { $0.last >= found.today } : found.bridges
        let (shown, folded) = coming.map(text).folded(after: Self.mostBridges)
        return LongWeekendBridges(
            rows: shown, more: BreakFold(folded, title: words.moreBridges),
            past: BreakFold(past.map(text)) { words.earlier($0, in: found.year) },
            plan: LabelledLink(
                label: words.planLeave(of: found.year), link: router.link(to: .view(.leave, selection))))
    }

    private func text(_ bridge: LongWeekendYear.Bridge) -> BreakRow {
        BreakRow(
            dates: words.text(bridge.first...bridge.last), worth: words.worth(bridge.length, for: bridge.cost),
            leave: [words.leave(LeaveRun.runs(bridge.leave, halves: bridge.halfLeave))],
            holidays: bridge.holidays.map(holiday),
            remarks: bridge.isEstimated ? [words.estimated] : [], strip: strip(bridge.days))
    }

    private func holiday(_ holiday: LongWeekendYear.Holiday) -> BreakHoliday {
        BreakHoliday(
            holiday.name, on: holiday.date, isObserved: holiday.isObserved,
            page: router.link(to: .holiday(ListedHoliday(holiday.id, in: selection.filter))), words: words)
    }

    private func strip(_ days: [LongWeekendYear.Day]) -> [BreakCell] {
        days.enumerated().map { index, day in
            BreakCell(
                day.date, isFirst: index == 0, kind: day.kind.rawValue, mark: words.mark(day.kind), words: words)
        }
    }
}
