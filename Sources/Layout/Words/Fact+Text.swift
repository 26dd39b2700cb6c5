import AlmanacValues

extension Fact {
    /// Returns the fact as a text says it.
    func text(_ style: FactStyle, _ phrases: Phrases) -> String {
        switch self {
        case .number(let number): Self.text(number, style, phrases)
        case .dayCount(let number):
            style == .days ? phrases.words.daysCounted(number: number).text : phrases.text(number)
        case .date(let date): phrases.text(date, DateStyle(style))
        case .dates(let dates): phrases.list(dates.map { phrases.text($0, .weekdayAndDay) })
        case .days(let days): style == .inYear ? phrases.textInYear(days) : phrases.text(days)
        case .years(let years): phrases.years(years)
        case .partialDate(let date): phrases.date(date)
        case .lifetime(let life): phrases.life(life)
        case .distance(let distance): phrases.text(distance)
        case .age(let age): phrases.text(age)
        case .weekday(let weekday): phrases.weekday(weekday)
        case .weekdays(let weekdays): phrases.list(weekdays.map(phrases.weekday))
        case .time(let time): time.description
        case .code(let code): code
        case .codes(let codes): Self.text(codes: phrases.inList(codes), style, phrases)
        case .sentence(let sentence): sentence.text
        case .sentences(let sentences): Self.text(sentences.map(\.text), style, phrases)
        case .text(let text): style == .country ? phrases.inSentence(country: text) : phrases.isolated(text)
        case .name(let name): phrases.isolated(name.foreign)
        case .place(let place): Self.text(place, style, phrases)
        case .texts(let texts): Self.text(texts.map(phrases.isolated), style, phrases)
        case .names(let names): Self.text(names.map { phrases.isolated($0.foreign) }, style, phrases)
        case .places(let places): Self.text(places, style, phrases)
        case .type(let type): Self.text(type, style, phrases)
        case .types(let types): Self.text(types, style, phrases)
        }
    }

    private static func text(_ number: Int, _ style: FactStyle, _ phrases: Phrases) -> String {
        switch style {
        case .grouped: phrases.number(number)
        case .year: phrases.year(number)
        case .ordinal: phrases.ordinal(number)
        case .days: phrases.words.daysCounted(number: DayCount(number)).text
        case .month: phrases.month(number)
        default: String(number)
        }
    }

    private static func text(_ texts: [String], _ style: FactStyle, _ phrases: Phrases) -> String {
        switch style {
        case .items, .remarks: phrases.items(texts)
        case .apart: phrases.apart(texts)
        case .anyOf: phrases.anyOf(texts)
        case .first: phrases.capital(phrases.list(texts))
        default: phrases.list(texts)
        }
    }

    private static func text(codes: [String], _ style: FactStyle, _ phrases: Phrases) -> String {
        style == .sideBySide ? phrases.sideBySide(codes) : phrases.list(codes)
    }

    private static func text(_ place: PlaceName, _ style: FactStyle, _ phrases: Phrases) -> String {
        switch style {
        case .titled: phrases.titled(place)
        case .shortest: phrases.shortest(place)
        default: phrases.inSentence(place)
        }
    }

    private static func text(_ places: [PlaceName], _ style: FactStyle, _ phrases: Phrases) -> String {
        switch style {
        case .sideBySide: phrases.sideBySide(places.map(phrases.inSentence))
        case .shortest: phrases.list(places.map(phrases.shortest))
        default: phrases.list(places.map(phrases.inSentence))
        }
    }

    private static func text(_ type: HolidayType, _ style: FactStyle, _ phrases: Phrases) -> String {
        switch style {
        case .label: phrases.label(type)
        case .one: phrases.holiday(type)
        case .many: phrases.holidays(type)
        case .manyFirst: phrases.capital(phrases.holidays(type))
        case .regional: phrases.inRegions(type)
        default: phrases.remark(type)
        }
    }

    private static func text(_ types: [HolidayType], _ style: FactStyle, _ phrases: Phrases) -> String {
        switch style {
        case .labels: phrases.items(types.map(phrases.label))
        case .first: phrases.capital(phrases.holidays(of: types))
        default: phrases.holidays(of: types)
        }
    }
}

extension Fact {
    /// Whether the fact in this style begins with the name of a day or a month.
    func beginsWithName(_ style: FactStyle) -> Bool {
        switch self {
        case .date, .dates, .days, .weekday, .weekdays: true
        case .number: style == .month
        default: false
        }
    }
}

extension DateStyle {
    /// The compiler of messages lets a date have these styles only.
    fileprivate init(_ style: FactStyle) {
        self =
            switch style {
            case .long: .long
            case .weekdayAndDay: .weekdayAndDay
            case .day: .day
            case .weekday: .weekday
            case .shortWeekday: .shortWeekday
            case .month: .month
            default: .full
            }
    }
}
