import AlmanacValues
import Layout

// The answers.

extension SearchWords {
    /// "Did you mean Germany?"
    func suggestion(_ text: ForeignText) -> String { say("Did you mean \(text)?") }

    /// "Germany", "Bavaria, Germany", "Munich: Bavaria, Germany"
    func place(_ place: SearchAnswer.Place) -> String {
        guard let city = place.city else { return say("\(titled: place.name)") }
        return say("\(city): \(titled: place.name)")
    }

    /// "Next holiday: Christmas Day, Friday 25 December 2026"
    func upcoming(_ holiday: SearchAnswer.Holiday) -> String {
        say("Next holiday: \(holiday.name), \(holiday.date, .full)")
    }

    /// "Next in Bavaria: Christmas Day, Friday 25 December 2026"
    func next(_ place: SearchAnswer.Place, _ holiday: SearchAnswer.Holiday) -> String {
        say("Next in \(shortest: place.shown): \(holiday.name), \(holiday.date, .full)")
    }

    /// "Public holidays in Bavaria in 2027"
    func year(_ topic: SearchTopic, _ place: SearchAnswer.Place, _ year: Int) -> String {
        let name = place.shown
        return switch topic {
        case .publicHolidays: say("Public holidays in \(shortest: name) in \(year: year)")
        case .bankHolidays: say("Bank holidays in \(shortest: name) in \(year: year)")
        case .schoolHolidays: say("School holidays in \(shortest: name) in \(year: year)")
        case .longWeekends: say("Long weekends in \(shortest: name) in \(year: year)")
        case .workingDays: say("Working days in \(shortest: name) in \(year: year)")
        case .calendar: say("The calendar of \(shortest: name) in \(year: year)")
        case .leave: say("Leave in \(shortest: name) in \(year: year)")
        }
    }

    /// "Choose a country to see its public holidays in 2027"
    func choose(_ topic: SearchTopic, _ year: Int) -> String {
        switch topic {
        case .publicHolidays: say("Choose a country to see its public holidays in \(year: year)")
        case .bankHolidays: say("Choose a country to see its bank holidays in \(year: year)")
        case .schoolHolidays: say("Choose a country to see its school holidays in \(year: year)")
        case .longWeekends: say("Choose a country to see its long weekends in \(year: year)")
        case .workingDays: say("Choose a country to count its working days in \(year: year)")
        case .calendar: say("Choose a country to see its calendar of \(year: year)")
        case .leave: say("Choose a country to plan your leave in \(year: year)")
        }
    }

    /// "The calendar of Bavaria in December 2026", "December 2026"
    func month(_ first: CivilDate, _ place: SearchAnswer.Place?) -> String {
        guard let place else { return say("\(first, .month)") }
        return say("The calendar of \(shortest: place.shown) in \(first, .month)")
    }

    /// "Christmas Day 2027 in Bavaria: Saturday 25 December", "Christmas Day 2027: Saturday 25 December"
    func kept(_ kept: SearchAnswer.Kept) -> String {
        let (name, date) = (kept.feast.name, kept.date)
        guard let place = kept.place else { return say("\(name) \(year: date.year): \(date, .weekdayAndDay)") }
        return say("\(name) \(year: date.year) in \(shortest: place.shown): \(date, .weekdayAndDay)")
    }

    /// "A day off in 160 countries. Wednesday 7 January in 12 others."
    func details(_ kept: SearchAnswer.Kept) -> String? {
        var sentences: [String] = []
        if let keepers = kept.keepers { sentences.append(say("Only \(keepers).")) }
        if let countries = kept.countries {
            sentences.append(
                say(countries, one: "A day off in 1 country.", other: "A day off in \(countries) countries."))
        }
        if let other = kept.other {
            sentences.append(
                say(
                    other.countries, one: "\(other.date, .full) in another country.",
                    other: "\(other.date, .full) in \(other.countries) others."))
        }
        if let observed = kept.observed { sentences.append(say("Day off on \(observed, .full).")) }
        if kept.isEstimated { sentences.append(say("The date may still move.")) }
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    /// "Reformation Day 2027: Sunday 31 October, not a holiday in Bavaria", "Reformation Day is not a holiday in Bavaria in 2027"
    func notKept(_ feast: SearchAnswer.Feast, _ place: SearchAnswer.Place, _ year: Int, elsewhere date: CivilDate?)
        -> String
    {
        guard let date else {
            return say("\(feast.name) is not a holiday in \(shortest: place.shown) in \(year: year)")
        }
        return say("\(feast.name) \(year: year): \(date, .weekdayAndDay), not a holiday in \(shortest: place.shown)")
    }

    func day(_ date: CivilDate) -> String { say("\(date, .full)") }
    var dayDetail: String { say("Who is off on this day.") }

    /// "The week from Monday 23 to Sunday 29 November 2026"
    func week(_ first: CivilDate) -> String { say("The week from \(first...first.adding(days: 6))") }

    /// "Compare Germany and France in 2027"
    func comparison(of places: [SearchAnswer.Place], _ year: Int) -> String {
        say("Compare \(list: places, { "\(shortest: $0.shown)" }) in \(year: year)")
    }

    /// "Bavaria is off on Friday 25 December 2026: Christmas Day"
    func status(_ date: CivilDate, _ place: SearchAnswer.Place, _ kind: SearchAnswer.DayKind) -> String {
        let name = place.shown
        return switch kind {
        case .holiday(let holiday): say("\(beginning: name) is off on \(date, .full): \(holiday.name)")
        case .halfDay(let holiday): say("\(date, .full) is half a working day in \(shortest: name): \(holiday.name)")
        case .weekend: say("\(date, .full) is on the weekend in \(shortest: name)")
        case .working: say("\(date, .full) is a working day in \(shortest: name)")
        }
    }

    // MARK: Ways

    func about(_ feast: SearchAnswer.Feast) -> String { say("About \(feast.name)") }
    var answers: String { say("Answers") }
    var credit: String { say("Cities from GeoNames, CC BY 4.0.") }
}

extension Sentence.StringInterpolation {
    /// The place at the beginning of a sentence: "Bavaria", "The United Kingdom".
    fileprivate mutating func appendInterpolation(beginning place: PlaceName) {
        let sentence: Sentence = "\(shortest: place)"
        let text = sentence.text
        appendLiteral(text.prefix(1).uppercased() + text.dropFirst())
    }
}
