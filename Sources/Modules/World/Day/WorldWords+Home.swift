import AlmanacValues
import Layout

// What the day is where the visitor is.

extension WorldWords {
    /// "You are off today in Bavaria, Germany: Assumption Day."
    func home(_ home: WorldDayHome) -> String {
        let place = home.place
        return switch home.status {
        case .holiday(let names): youAreOffToday(place: place, names: names)
        case .weekend: youAreOffToday(place: place)
        case .workingDay: todayIsAWorking(place: place)
        case .exchanged(let date): todayIsAWorking(place: place, date: date)
        case .half(let names): youAreOffForHalf(place: place, names: names)
        case .evening(let names, let time): todayIsAWorking(place: place, time: time, names: names)
        case .partial(let names): todayIsADay(place: place, names: names)
        case nil: weHaveNoData(place: place)
        }
    }

    /// "In Bavaria you are off on Friday 25 December 2026: Christmas Day."
    func home(_ home: WorldDayHome, on date: CivilDate) -> String {
        home.isPast ? past(home, date) : future(home, date)
    }

    private func future(_ home: WorldDayHome, _ date: CivilDate) -> String {
        let place = home.place
        return switch home.status {
        case .holiday(let names): inYouAreOff(place: place, date: date, names: names)
        case .weekend: inYouAreOff(place: place, date: date)
        case .workingDay: inYouWorkOn(place: place, date: date)
        case .exchanged(let other): inYouWorkOn(place: place, date: date, other: other)
        case .half(let names): inYouAreOffForHalf(place: place, date: date, names: names)
        case .evening(let names, let time): inYouWorkOn(place: place, date: date, time: time, names: names)
        case .partial(let names): onlyPartsOfAreOff(place: place, date: date, names: names)
        case nil: weHaveNoData(date: date, place: place)
        }
    }

    private func past(_ home: WorldDayHome, _ date: CivilDate) -> String {
        let place = home.place
        return switch home.status {
        case .holiday(let names): inYouWereOff(place: place, date: date, names: names)
        case .weekend: inYouWereOff(place: place, date: date)
        case .workingDay: inWasAWorking(place: place, date: date)
        case .exchanged(let other): inWasAWorking(place: place, date: date, other: other)
        case .half(let names): inYouWereOffForHalf(place: place, date: date, names: names)
        case .evening(let names, let time): inWasAWorking(place: place, date: date, time: time, names: names)
        case .partial(let names): onlyPartsOfWereOff(place: place, date: date, names: names)
        case nil: weHaveNoData(date: date, place: place)
        }
    }

    /// Why the answer may be wrong.
    func doubt(_ doubt: WorldDayHome.Doubt, in year: Int) -> String {
        switch doubt {
        case .estimated(let name): theDateOfIsEstimated(name: name)
        case .incomplete: notAllPublicHolidays(year: year)
        }
    }
}
