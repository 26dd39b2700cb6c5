import AlmanacValues
import Layout

// What the day is where the visitor is.

extension WorldWords {
    var areYouOffToday: String { say("Are you off today?") }
    var dateIsUTC: String { say("This is the date in UTC.") }

    /// "Are you off on Friday 4 December 2026?"
    func areYouOff(on date: CivilDate) -> String { say("Are you off on \(date, .full)?") }

    /// "You are off today in Bavaria, Germany: Assumption Day."
    func home(_ home: WorldDayHome) -> String {
        let place = home.place
        return switch home.status {
        case .holiday(let names): say("You are off today in \(place): \(list: names).")
        case .weekend: say("You are off today in \(place): it is the weekend.")
        case .workingDay: say("Today is a working day in \(place).")
        case .exchanged(let date): say("Today is a working day in \(place), in exchange for \(date, .full).")
        case .half(let names): say("You are off for half of today in \(place): \(list: names).")
        case .evening(let names, let time):
            say("Today is a working day in \(place) until \(time), when a holiday begins: \(list: names).")
        case .partial(let names): say("Today is a day off in parts of \(place) only: \(list: names).")
        case nil: say("We have no data for today in \(place).")
        }
    }

    /// "In Bavaria you are off on Friday 25 December 2026: Christmas Day."
    func home(_ home: WorldDayHome, on date: CivilDate) -> String {
        home.isPast ? past(home, date) : future(home, date)
    }

    private func future(_ home: WorldDayHome, _ date: CivilDate) -> String {
        let place = home.place
        return switch home.status {
        case .holiday(let names): say("In \(shortest: place) you are off on \(date, .full): \(list: names).")
        case .weekend: say("In \(shortest: place) you are off on \(date, .full): it is the weekend.")
        case .workingDay: say("In \(shortest: place) you work on \(date, .full).")
        case .exchanged(let other):
            say("In \(shortest: place) you work on \(date, .full), in exchange for \(other, .full).")
        case .half(let names):
            say("In \(shortest: place) you are off for half of \(date, .full): \(list: names).")
        case .evening(let names, let time):
            say(
                """
                In \(shortest: place) you work on \(date, .full) until \(time), when a holiday begins: \
                \(list: names).
                """)
        case .partial(let names):
            say("Only parts of \(shortest: place) are off on \(date, .full): \(list: names).")
        case nil: say("We have no data for \(date, .full) in \(shortest: place).")
        }
    }

    private func past(_ home: WorldDayHome, _ date: CivilDate) -> String {
        let place = home.place
        return switch home.status {
        case .holiday(let names): say("In \(shortest: place) you were off on \(date, .full): \(list: names).")
        case .weekend: say("In \(shortest: place) you were off on \(date, .full): it was the weekend.")
        case .workingDay: say("In \(shortest: place) \(date, .full) was a working day.")
        case .exchanged(let other):
            say("In \(shortest: place) \(date, .full) was a working day, in exchange for \(other, .full).")
        case .half(let names):
            say("In \(shortest: place) you were off for half of \(date, .full): \(list: names).")
        case .evening(let names, let time):
            say(
                """
                In \(shortest: place) \(date, .full) was a working day until \(time), when a holiday began: \
                \(list: names).
                """)
        case .partial(let names):
            say("Only parts of \(shortest: place) were off on \(date, .full): \(list: names).")
        case nil: say("We have no data for \(date, .full) in \(shortest: place).")
        }
    }

    /// Why the answer may be wrong.
    func doubt(_ doubt: WorldDayHome.Doubt, in year: Int) -> String {
        switch doubt {
        case .estimated(let name): say("The date of \(name) is estimated, and may still change.")
        case .incomplete:
            say("Not all public holidays of \(year: year) are announced there yet, so this may still change.")
        }
    }
}
