import AlmanacValues
import Layout

// What today and tomorrow are in the visitor's place.

extension StartWords {
    /// "You work today and tomorrow.", "You work today. Tomorrow, Friday 25 December, you are off: Christmas Day."
    func status(_ days: TodayListing.Days, on today: CivilDate, in place: PlaceName) -> String {
        let doubt = days.today.isEstimated || days.tomorrow.isEstimated ? estimated : nil
        switch (days.today.kind, days.tomorrow.kind) {
        case (.workingDay, .workingDay): return youWorkTodayAndTomorrow
        case (.weekend, .weekend): return youAreOffTodayAndTomorrow
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
        case .exchanged(let date): youWorkTodayInExchange(date: date)
        case .half(let names): youAreOffForHalf(names: names)
        case .evening(let names, let time): youWorkTodayUntilWhenAHoliday(time: time, names: names)
        case .partial(let names): onlyPartsOfAreOff(place: place, names: names)
        }
    }

    private func tomorrow(_ kind: DayKind, _ date: CivilDate, in place: PlaceName) -> String {
        switch kind {
        case .holiday(let names): tomorrowYouAreOff(date: date, names: names)
        case .weekend: tomorrowYouAreOff(date: date)
        case .workingDay: tomorrowYouWork(date: date)
        case .exchanged(let other): tomorrowYouWorkInExchange(date: date, other: other)
        case .half(let names): tomorrowYouAreOffForHalf(date: date, names: names)
        case .evening(let names, let time):
            tomorrowYouWorkUntilWhenAHoliday(date: date, time: time, names: names)
        case .partial(let names): tomorrowOnlyPartsOfAreOff(date: date, place: place, names: names)
        }
    }
}
