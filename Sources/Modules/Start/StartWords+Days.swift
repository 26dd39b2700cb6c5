import AlmanacValues
import Layout

// What today and tomorrow are in the visitor's place.

extension StartWords {
    /// "You work today and tomorrow.", "You work today. Tomorrow, Friday 25 December, you are off: Christmas Day."
    func status(_ days: TodayListing.Days, on today: CivilDate, in place: PlaceName) -> String {
        let doubt = days.today.isEstimated || days.tomorrow.isEstimated ? estimated : nil
        switch (days.today.kind, days.tomorrow.kind) {
        case (.workingDay, .workingDay): return youWorkTodayAnd
        case (.weekend, .weekend): return youAreOffTodayAnd
        case (let first, let second):
            return paragraph(
                self.today(first, in: place), tomorrow(second, today.adding(days: 1), in: place), doubt)
        }
    }

    private func today(_ kind: DayKind, in place: PlaceName) -> String {
        switch kind {
        case .holiday(let names): youAreOffToday(names: names)
        case .weekend: youAreOffToday
        case .workingDay: youWorkToday
        case .exchanged(let date): youWorkTodayIn(date: date)
        case .half(let names): youAreOffFor(names: names)
        case .evening(let names, let time):
            youWorkTodayUntil(time: time, names: names)
        case .partial(let names): onlyPartsOfAre(place: place, names: names)
        }
    }

    private func tomorrow(_ kind: DayKind, _ date: CivilDate, in place: PlaceName) -> String {
        switch kind {
        case .holiday(let names): tomorrowYouAreOff(date: date, names: names)
        case .weekend: tomorrowYouAreOff(date: date)
        case .workingDay: tomorrowYouWork(date: date)
        case .exchanged(let other):
            tomorrowYouWorkIn(date: date, other: other)
        case .half(let names):
            tomorrowYouAreOffFor(date: date, names: names)
        case .evening(let names, let time):
            tomorrowYouWorkUntil(date: date, time: time, names: names)
        case .partial(let names):
            tomorrowOnlyPartsOf(date: date, place: place, names: names)
        }
    }
}
