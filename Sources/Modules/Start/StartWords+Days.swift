import AlmanacValues
import Layout

// What today and tomorrow are in the visitor's place.

extension StartWords {
    /// "You work today and tomorrow.", "You work today. Tomorrow, Friday 25 December, you are off: Christmas Day."
    func status(_ days: TodayListing.Days, on today: CivilDate, in place: PlaceName) -> String {
        let doubt = days.today.isEstimated || days.tomorrow.isEstimated ? estimated : nil
        switch (days.today.kind, days.tomorrow.kind) {
        case (.workingDay, .workingDay): return say("You work today and tomorrow.")
        case (.weekend, .weekend): return say("You are off today and tomorrow: it is the weekend.")
        case (let first, let second):
            return paragraph(
                self.today(first, in: place), tomorrow(second, today.adding(days: 1), in: place), doubt)
        }
    }

    private var estimated: String { say("The date of a holiday is estimated, and may still change.") }

    private func today(_ kind: DayKind, in place: PlaceName) -> String {
        switch kind {
        case .holiday(let names): say("You are off today: \(list: names).")
        case .weekend: say("You are off today: it is the weekend.")
        case .workingDay: say("You work today.")
        case .exchanged(let date): say("You work today, in exchange for \(date, .full).")
        case .half(let names): say("You are off for half of today: \(list: names).")
        case .evening(let names, let time):
            say("You work today until \(time), when a holiday begins: \(list: names).")
        case .partial(let names): say("Only parts of \(shortest: place) are off today: \(list: names).")
        }
    }

    private func tomorrow(_ kind: DayKind, _ date: CivilDate, in place: PlaceName) -> String {
        switch kind {
        case .holiday(let names): say("Tomorrow, \(date, .weekdayAndDay), you are off: \(list: names).")
        case .weekend: say("Tomorrow, \(date, .weekdayAndDay), you are off: it is the weekend.")
        case .workingDay: say("Tomorrow, \(date, .weekdayAndDay), you work.")
        case .exchanged(let other):
            say("Tomorrow, \(date, .weekdayAndDay), you work, in exchange for \(other, .full).")
        case .half(let names):
            say("Tomorrow, \(date, .weekdayAndDay), you are off for half of the day: \(list: names).")
        case .evening(let names, let time):
            say(
                """
                Tomorrow, \(date, .weekdayAndDay), you work until \(time), when a holiday begins: \(list: names).
                """)
        case .partial(let names):
            say("Tomorrow, \(date, .weekdayAndDay), only parts of \(shortest: place) are off: \(list: names).")
        }
    }
}
