import AlmanacValues
import Formats
import Layout

/// Writes the answers to a query as members of an object. Their `kind` says which there are.
enum SearchAnswerJSON {
    static func write(_ fact: SearchAnswer.Fact, into json: inout JSONObject) {
        switch fact {
        case .place(let place, let next):
            json.member("kind", "place")
            write(place, into: &json)
            if let next { json.object("next") { write(next, into: &$0) } }
        case .year(let topic, let place, let year):
            json.member("kind", topic.rawValue)
            write(place, into: &json)
            json.member("year", year)
        case .choose(let topic, let year):
            json.member("kind", "choose")
            json.member("topic", topic.rawValue)
            json.member("year", year)
        case .month(let month, let year, let place):
            json.member("kind", "month")
            if let place { write(place, into: &json) }
            json.member("year", year)
            json.member("month", month)
        case .workingDays(let place, let month, let year, let count):
            json.member("kind", SearchTopic.workingDays.rawValue)
            write(place, into: &json)
            json.member("year", year)
            json.member("month", month)
            if let count { json.member("workingDays", count.number) }
        case .workingDaysOfDays(let place, let days, let count):
            json.member("kind", SearchTopic.workingDays.rawValue)
            write(place, into: &json)
            json.member("from", days.lowerBound.description)
            json.member("to", days.upperBound.description)
            if let count { json.member("workingDays", count.number) }
        case .workingDayAway(let place, let number, let day, let found):
            json.member("kind", SearchTopic.workingDays.rawValue)
            write(place, into: &json)
            json.member("from", day.description)
            json.member("days", number)
            if let found { json.member("date", found.description) }
        case .next(let place, let holiday):
            json.member("kind", "next")
            write(place, into: &json)
            json.object("next") { write(holiday, into: &$0) }
        case .kept(let kept): write(kept, into: &json)
        case .notKept(let feast, let place, let year, let date):
            json.member("kind", "not-kept")
            write(feast, into: &json)
            write(place, into: &json)
            json.member("year", year)
            if let date { json.member("elsewhere", date.description) }
        case .day(let date):
            json.member("kind", "day")
            json.member("date", date.description)
        case .status(let date, let place, let kind):
            json.member("kind", "status")
            json.member("date", date.description)
            write(place, into: &json)
            write(kind, into: &json)
        case .week(let first):
            json.member("kind", "week")
            json.member("date", first.description)
        case .noHolidays(let place, let days, let next):
            json.member("kind", "no-holidays")
            write(place, into: &json)
            json.member("date", days.lowerBound.description)
            json.member("last", days.upperBound.description)
            if let next { json.object("next") { write(next, into: &$0) } }
        case .comparison(let places, let year):
            json.member("kind", "comparison")
            json.array(named: "places", places.map(\.territory.description))
            json.member("year", year)
        case .noData(let place, let year, let known):
            json.member("kind", "no-data")
            if let place { write(place, into: &json) }
            json.member("year", year)
            json.member("from", known.lowerBound)
            json.member("to", known.upperBound)
        case .noSuchDay(let last):
            json.member("kind", "no-such-day")
            json.member("date", last.description)
        }
    }

    private static func write(_ place: SearchAnswer.Place, into json: inout JSONObject) {
        json.member("place", place.territory.description)
        if let city = place.city { json.member("city", city.text) }
    }

    private static func write(_ feast: SearchAnswer.Feast, into json: inout JSONObject) {
        json.member("name", feast.name.text)
        json.member("occasion", feast.occasion?.description)
    }

    private static func write(_ holiday: SearchAnswer.Holiday, into json: inout JSONObject) {
        json.member("date", holiday.date.description)
        json.names([holiday.name])
        if holiday.isEstimated { json.member("estimated", true) }
    }

    private static func write(_ kept: SearchAnswer.Kept, into json: inout JSONObject) {
        json.member("kind", "kept")
        write(kept.feast, into: &json)
        json.member("date", kept.date.description)
        if let place = kept.place { write(place, into: &json) }
        if !kept.types.isEmpty { json.array(named: "types", kept.types.map(\.rawValue)) }
        if let observed = kept.observed { json.member("observed", observed.description) }
        if kept.isEstimated { json.member("estimated", true) }
        if let keepers = kept.keepers { json.array(named: "regions", keepers.codes.map(\.description)) }
        if let countries = kept.countries { json.member("keptBy", countries) }
        if let other = kept.other {
            json.object("otherDate") { json in
                json.member("date", other.date.description)
                json.member("keptBy", other.countries)
            }
        }
    }

    private static func write(_ kind: SearchAnswer.DayKind, into json: inout JSONObject) {
        switch kind {
        case .holiday(let holiday), .halfDay(let holiday):
            if case .halfDay = kind { json.member("status", "half-day") } else { json.member("status", "holiday") }
            json.names([holiday.name])
            if holiday.isEstimated { json.member("estimated", true) }
        case .partial(let holiday, let keepers):
            json.member("status", "partial")
            json.names([holiday.name])
            if holiday.isEstimated { json.member("estimated", true) }
            if let keepers { json.array(named: "regions", keepers.codes.map(\.description)) }
        case .weekend: json.member("status", "weekend")
        case .working(let lacks):
            json.member("status", "working")
            if let lacks { json.member("lacks", lacks.text) }
        }
    }
}

extension Keepers {
    /// The regions that it names.
    fileprivate var codes: [RegionCode] {
        switch self {
        case .regions(let names, _), .allBut(let names), .parts(let names, _): names.codes
        }
    }
}
