import TestSupport
import Testing

@Suite("Hours of work of several territories")
struct SharedHoursTests {
    /// Winter time, without changes.
    private let berlin = ZoneOffsets(initial: 3_600)
    private let newYork = ZoneOffsets(initial: -5 * 3_600)
    private let losAngeles = ZoneOffsets(initial: -8 * 3_600)
    private let auckland = ZoneOffsets(initial: 13 * 3_600)

    private let monday = Sample.day("2027-01-04")

    private func time(_ hour: Int) -> TimeOfDay { TimeOfDay(minutes: hour * 60) }

    private func hours(_ opens: Int, _ closes: Int, _ clocks: ZoneOffsets...) throws -> SharedHours {
        SharedHours(try #require(WorkingHours(from: time(opens), to: time(closes))), clocks)
    }

    @Test("J6 The afternoon of one is the morning of the other")
    func overlap() throws {
        let shared = try hours(9, 17, berlin, newYork)
        let window = try #require(shared.window(on: monday))
        #expect(window.seconds == 2 * 3_600 && window.dates == [monday, monday])
        #expect(shared.shown(at: window.start).map(\.time) == [time(15), time(9)])
        #expect(shared.shown(at: window.end).map(\.time) == [time(17), time(11)])
        #expect(try hours(9, 17, newYork, berlin).window(on: monday)?.seconds == 2 * 3_600)
        // Three places have less in common than any two.
        #expect(try hours(9, 18, berlin, newYork, losAngeles).window(on: monday) == nil)
        #expect(try hours(8, 18, berlin, newYork, losAngeles).window(on: monday)?.seconds == 3_600)
    }

    @Test("J6 Where hours only touch, nothing is in common")
    func touching() throws {
        // Nine hours apart.
        #expect(try hours(9, 18, berlin, losAngeles).window(on: monday) == nil)
        #expect(try hours(9, 19, berlin, losAngeles).window(on: monday)?.seconds == 3_600)
    }

    @Test("J6 A Monday in California is a Tuesday in New Zealand, which has to be worked there")
    func acrossDates() throws {
        let shared = try hours(9, 17, losAngeles, auckland)
        let window = try #require(shared.window(on: monday))
        #expect(window.dates == [monday, monday.adding(days: 1)] && window.seconds == 5 * 3_600)
        #expect(shared.shown(at: window.start).map(\.time) == [time(12), time(9)])
        #expect(shared.window(on: monday) { place, date in place == 0 || date != monday.adding(days: 1) } == nil)
        let back = try #require(try hours(9, 17, auckland, losAngeles).window(on: monday))
        #expect(back.dates == [monday, monday.adding(days: -1)])
    }

    @Test("J6 The longest time counts; of equally long ones the first")
    func longest() throws {
        // Twelve hours apart, from 6 to 20: two hours in the morning of the first, and two in the evening.
        let (one, other) = (ZoneOffsets(initial: 0), ZoneOffsets(initial: 12 * 3_600))
        let even = try hours(6, 20, one, other)
        let first = try #require(even.window(on: monday))
        #expect(first.seconds == 2 * 3_600 && even.shown(at: first.start)[0].time == time(6))
        #expect(first.dates == [monday, monday])
        // If the second does not work that day, the evening is left.
        let left = try #require(even.window(on: monday) { place, date in place == 0 || date != monday })
        #expect(even.shown(at: left.start)[0].time == time(18) && left.dates[1] == monday.adding(days: 1))
        let uneven = try hours(6, 20, one, ZoneOffsets(initial: 11 * 3_600))
        #expect(uneven.window(on: monday).map { uneven.shown(at: $0.start)[0].time } == time(6))
        #expect(uneven.window(on: monday)?.seconds == 3 * 3_600)
    }

    @Test("J6 Clocks that are changed on different days move the hours in between")
    func daylightSaving() throws {
        func moment(_ day: String, _ hour: Int) -> Int { Sample.day(day).dayNumber * 86_400 + hour * 3_600 }
        let newYork = ZoneOffsets(
            initial: -5 * 3_600, changes: [ZoneOffsets.Change(at: moment("2027-03-14", 7), to: -4 * 3_600)])
        let berlin = ZoneOffsets(
            initial: 3_600, changes: [ZoneOffsets.Change(at: moment("2027-03-28", 1), to: 2 * 3_600)])
        let shared = try hours(9, 17, berlin, newYork)
        let hours = ["2027-03-12", "2027-03-15", "2027-03-26", "2027-03-29"].map {
            (shared.window(on: Sample.day($0))?.seconds ?? 0) / 3_600
        }
        #expect(hours == [2, 3, 3, 2])
    }

    @Test("J6 One place has all of its hours; no place has none")
    func few() throws {
        #expect(try hours(9, 17, berlin).window(on: monday)?.seconds == 8 * 3_600)
        #expect(try hours(9, 17).window(on: monday) == nil)
        #expect(try hours(9, 17, berlin).window(on: monday) { _, _ in false } == nil)
    }

    @Test("J6 The day of each place is the one on which they would meet")
    func meetings() throws {
        func calendar(_ code: String, _ holidays: String...) -> DaysOff {
            DaysOff(Sample.calendar(code, years: 2027...2027, holidays.map { Sample.holiday($0, "Holiday") }))
        }
        // A Tuesday off in New Zealand takes the Monday of California.
        let days = SharedDays([calendar("US"), calendar("NZ", "2027-01-12")])
        let found = days.meetings(
            from: Sample.day("2027-01-08"), through: Sample.day("2027-01-12"),
            in: try hours(9, 17, losAngeles, auckland))
        #expect(found.map(\.day.date.weekday) == [.friday, .saturday, .sunday, .monday, .tuesday])
        // Friday in California is Saturday there, and Sunday is Monday there.
        #expect(found.map(\.day.allWork) == [false, false, false, false, true])
        #expect(found.map { $0.day.statuses.map(\.date.weekday) }[0] == [.friday, .saturday])
        #expect(found[3].day.hasLoss && found[3].day.statuses[1].date == Sample.day("2027-01-12"))
        // The day after the last one is not known, so nobody meets on the evening of the last.
        let end = days.meetings(
            from: Sample.day("2027-12-31"), through: Sample.day("2028-03-01"),
            in: try hours(9, 17, losAngeles, auckland))
        #expect(end.count == 1 && end[0].window == nil && end[0].day.statuses.count == 2)
        #expect(days.meetings(from: monday, through: monday.adding(days: -1), in: try hours(9, 17, berlin)) == [])
    }

    @Test("J6 A region has its own zone, or else the capital’s")
    func zones() {
        let country = Country(
            code: Sample.code("US"), alpha3: nil, numeric: nil, name: "United States",
            zones: ["America/New_York", "America/Chicago"], weekend: [.saturday], years: 2026...2026,
            regions: [
                CountryRegion(code: Sample.region("TX"), name: "Texas", zone: "America/Chicago"),
                CountryRegion(code: Sample.region("NY"), name: "New York"),
            ])
        #expect(
            country.zone(of: nil) == "America/New_York" && country.zone(of: Sample.region("NY")) == country.zones[0])
        #expect(country.zone(of: Sample.region("TX")) == "America/Chicago")
        #expect(country.zone(of: Sample.region("QQ")) == "America/New_York")
    }
}
