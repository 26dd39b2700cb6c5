import TestSupport
import Testing

@Suite("The clocks of a time zone")
struct ZoneOffsetsTests {
    /// Berlin in 2027: an hour ahead of UTC, two from 28 March, 01:00 UTC, to 31 October, 01:00 UTC.
    private let berlin = ZoneOffsets(
        initial: 3_600,
        changes: [
            ZoneOffsets.Change(at: Sample.day("2027-03-28").dayNumber * 86_400 + 3_600, to: 7_200),
            ZoneOffsets.Change(at: Sample.day("2027-10-31").dayNumber * 86_400 + 3_600, to: 3_600),
        ])

    private func time(_ day: String, _ hour: Int, _ minute: Int = 0) -> LocalTime {
        LocalTime(Sample.day(day), TimeOfDay(minutes: hour * 60 + minute))
    }

    private func utc(_ day: String, _ hour: Int, _ minute: Int = 0) -> Int {
        Sample.day(day).dayNumber * 86_400 + hour * 3_600 + minute * 60
    }

    @Test("J6 A time of a day is a moment, in winter and in summer, and the moment shows the same time")
    func bothWays() {
        for (local, moment) in [
            (time("2027-01-04", 9), utc("2027-01-04", 8)), (time("2027-07-05", 9), utc("2027-07-05", 7)),
            (time("2027-11-01", 17), utc("2027-11-01", 16)), (time("2027-01-01", 0), utc("2026-12-31", 23)),
            (time("2027-03-28", 9), utc("2027-03-28", 7)), (time("2027-10-31", 9), utc("2027-10-31", 8)),
        ] {
            #expect(berlin.moment(of: local) == moment, "\(local)")
            #expect(berlin.shown(at: moment) == local, "\(local)")
        }
    }

    @Test("J6 A time that the clocks leave out, or show twice")
    func changes() {
        // 02:30 on 28 March is left out; without the change it would be 01:30 in UTC.
        #expect(berlin.moment(of: time("2027-03-28", 2, 30)) == utc("2027-03-28", 1, 30))
        #expect(berlin.moment(of: time("2027-03-28", 1, 59)) == utc("2027-03-28", 0, 59))
        #expect(berlin.moment(of: time("2027-03-28", 3)) == utc("2027-03-28", 1))
        // 02:30 on 31 October comes twice, first at 00:30 in UTC.
        #expect(berlin.moment(of: time("2027-10-31", 2, 30)) == utc("2027-10-31", 0, 30))
        #expect(berlin.shown(at: utc("2027-10-31", 1, 30)) == time("2027-10-31", 2, 30))
        #expect(berlin.moment(of: time("2027-10-31", 3)) == utc("2027-10-31", 2))
    }

    @Test("J6 Zones behind UTC, far ahead of it, and before 1970")
    func far() {
        let honolulu = ZoneOffsets(initial: -36_000)
        let chatham = ZoneOffsets(initial: 49_500)
        #expect(honolulu.shown(at: utc("2027-01-04", 5)) == time("2027-01-03", 19))
        #expect(chatham.shown(at: utc("2027-01-04", 12)) == time("2027-01-05", 1, 45))
        #expect(chatham.moment(of: time("2027-01-05", 1, 45)) == utc("2027-01-04", 12))
        #expect(honolulu.shown(at: -1) == time("1969-12-31", 13, 59))
        #expect(ZoneOffsets(initial: 0).shown(at: -86_400) == time("1969-12-31", 0))
    }

    @Test("J6 Hours of work end after they begin; minutes beyond a day count from its beginning")
    func hours() {
        let (nine, five) = (TimeOfDay(minutes: 540), TimeOfDay(minutes: 1_020))
        #expect(WorkingHours(from: nine, to: five)?.closes == five)
        #expect(WorkingHours(from: nine, to: nine) == nil && WorkingHours(from: five, to: nine) == nil)
        #expect(TimeOfDay(minutes: 1_440) == TimeOfDay(minutes: 0) && TimeOfDay(minutes: -1).minutes == 1_439)
    }
}
