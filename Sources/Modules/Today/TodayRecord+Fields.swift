import AlmanacValues
import HTML
import Layout

extension TodayRecord: PublishedRecord {
    static var schemaName: String? { "PlaceStatus" }

    static func describe(_ fields: inout some Fields<TodayRecord> & ~Copyable) {
        fields.group("place", "The place that was asked about.") { place in
            place.place(
                { $0.found.territory }, country: { $0.found.place.localizedCountry },
                region: { $0.found.place.localizedRegion })
        }
        fields("zone", "The IANA time zone whose clocks say which day is today.") { $0.found.zone }
        fields("date", "Today’s date in the place.") { $0.found.today.date }
        fields("until", "The moment at which the next day begins there (UTC): ask again then.") {
            Moment(seconds: $0.found.end)
        }
        fields("today", "What today is.") { $0.day($0.found.today) }
        fields("tomorrow", "What tomorrow is; null if the data end today.") { record in
            record.found.tomorrow.map { record.day($0) }
        }
        fields("nextHoliday", "The next public holiday after today; null if no more are known.") { record in
            record.found.next.map { Next(next: $0, record: record) }
        }
        fields(
            "nextLongWeekend",
            "The next three days off in a row or more because of a holiday, with a day after today; null if there is "
                + "none in a year."
        ) { record in record.found.longWeekend.map { Weekend(found: $0, today: record.found.today.date) } }
        fields(
            "nextWorkingDay",
            "The first day after today on which people work at least half of the day; null if it is "
                + "not known."
        ) { $0.found.workingDay }
        fields.group("schools", "The breaks of schools.") { schools in
            schools("off", "Whether schools have a break today; null if nobody can say.") { $0.found.schools.isOff }
            schools(
                "break", "The break that goes on today, or the next one; null if none is announced or known: see known."
            ) { record in record.found.schools.next.map { Break(found: $0, record: record) } }
            schools("byRegion", "Whether each region has breaks of its own: ask about a region.") {
                $0.found.schools.isByRegion
            }
        }
        fields.years("The years that there is data for.") { $0.found.knownYears }
        fields("known", "What is known of public holidays and of breaks of schools in this year.") { $0.found.known }
        fields("knownNextYear", "The same of the next year.") { $0.found.knownNextYear }
        fields("revised", "The day on which the country’s data last changed; null if the source does not say.") {
            $0.found.revised
        }
        fields.staleness { $0.found.age }
        fields.page { $0.page }
    }

    var fileName: String { "status-\(found.territory)" }

    private func day(_ day: PlaceToday.Day) -> Day { Day(day: day, pages: pages) }

    /// A day, with the pages of its holidays.
    struct Day: Described {
        let day: PlaceToday.Day
        let pages: [HolidayReference: Link]

        static var schemaName: String? { "StatusOfDay" }

        static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
            fields("date", "The day.") { $0.day.date }
            fields("weekday", "The day of the week.") { $0.day.date.weekday }
            fields("off", "Whether the place as a whole has the day off.") { $0.day.isOff }
            fields("work", "How much of the day is worked: 0, 0.5 or 1.") { $0.day.work }
            fields(
                "reason",
                "What decides it. holiday and weekend: the day is off. working-day: it is worked. worked-weekend: a day "
                    + "of the weekend that is worked by decree. half-day: half of it is off. partial-holiday: only parts "
                    + "of the place have a holiday. evening: a holiday begins after work."
            ) { Reason($0.day.kind) }
            fields("weekend", "Whether it is a day of the weekend, worked or not.") { $0.day.isWeekend }
            fields("holidays", "The public holidays of the whole place on it.") { $0.list($0.day.holidays) }
            fields("halfDays", "The holidays of half a day on it.") { $0.list($0.day.halfDays) }
            fields("partialHolidays", "The public holidays of parts of the place on it; the others work.") {
                $0.list($0.day.partial)
            }
            fields(
                "exchangedFor",
                "Of a day of the weekend that is worked by decree, the day off that is given for it; "
                    + "null otherwise."
            ) { if case .exchanged(let date) = $0.day.kind { date } else { nil as CivilDate? } }
            fields("estimated", "Whether the holiday that decides it depends on the moon and may move by a day.") {
                $0.day.isEstimated
            }
        }

        private func list(_ holidays: [PlaceToday.Holiday]) -> [Holiday] {
            holidays.map { Holiday(holiday: $0, page: pages[$0.id]) }
        }
    }

    struct Holiday: Described {
        let holiday: PlaceToday.Holiday
        let page: Link?

        static var schemaName: String? { "StatusHoliday" }

        static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
            fields("id", "The id of the holiday’s page, as in its address.") { $0.holiday.id.id }
            fields("names", "Its name in the language of the address, then the place’s own if it has another one.") {
                [$0.holiday.name] + [$0.holiday.localName].compactMap(\.self)
            }
            fields("occasion", "The id of the occasion of which it is; null if it is of none.") { $0.holiday.occasion }
            fields("observed", "Whether the day is an observed one.") { $0.holiday.isObserved }
            fields("estimated", "Whether the date depends on the moon and may change by a day.") {
                $0.holiday.isEstimated
            }
            fields("begins", "The local time at which the day begins to be off; null for whole days.") {
                $0.holiday.begins
            }
            fields("page", "The holiday’s page for people: a path on this site.") { $0.page }
        }
    }

    struct Next: Described {
        let next: PlaceToday.Next
        let record: TodayRecord

        static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
            fields("date", "The day off.") { $0.next.date }
            fields("days", "How many days it is away; 1 for tomorrow.") {
                $0.next.date.dayNumber - $0.record.found.today.date.dayNumber
            }
            fields("holidays", "The holidays on it.") { next in
                next.next.holidays.map { Holiday(holiday: $0, page: next.record.pages[$0.id]) }
            }
        }
    }

    struct Weekend: Described {
        let found: PlaceToday.LongWeekend
        let today: CivilDate

        static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
            fields("first", "The first day that is off as a whole; today or before if it goes on.") { $0.found.first }
            fields("last", "The last day that is off as a whole.") { $0.found.last }
            fields("daysOff", "How many days off that are; half days beside it count 0.5.") { $0.found.length }
            fields("days", "How many days the first one is away; 0 if it goes on.") {
                max(0, $0.found.first.dayNumber - $0.today.dayNumber)
            }
            fields("estimated", "Whether it depends on an estimated date.") { $0.found.isEstimated }
        }
    }

    struct Break: Described {
        let found: PlaceToday.Break
        let record: TodayRecord

        static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
            fields("id", "The id of its page, as in its address.") { $0.found.id.id }
            fields("names", "Its name in the language of the address, then the place’s own if it has another one.") {
                [$0.found.name] + [$0.found.localName].compactMap(\.self)
            }
            fields("first", "The first day.") { $0.found.first }
            fields("last", "The last day that is known.") { $0.found.last }
            fields("days", "How many days the first one is away; 0 if the break goes on.") {
                max(0, $0.found.first.dayNumber - $0.record.found.today.date.dayNumber)
            }
            fields("complete", "Whether all its days are known: it does not go on past the data.") {
                !$0.found.mayGoOn
            }
            fields("estimated", "Whether a day of it is computed, and may change.") { $0.found.isEstimated }
            fields("page", "Its page for people: a path on this site.") { $0.record.pages[$0.found.id] }
        }
    }
}

extension TodayRecord.Reason: TextValue {
    static var schema: JSONSchema { .words(allCases.map(\.rawValue)) }
}

/// "2026-12-24T23:00:00Z"
extension TodayRecord.Moment: TextValue {
    static var schema: JSONSchema { .text(format: "date-time") }

    var spelling: String {
        let day = Int((Double(seconds) / 86_400).rounded(.down))
        let rest = seconds - day * 86_400
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
        return "\(CivilDate(dayNumber: day))T\(two(rest / 3600)):\(two(rest / 60 % 60)):\(two(rest % 60))Z"
    }
}
