import AlmanacValues
import Testing

@Suite("Moments of revisions")
struct RevisionTimeTests {
    @Test(
        "A moment has a day and a second of it, before 1970 too",
        arguments: [
            (0, 0, 0), (1, 0, 1), (86_399, 0, 86_399), (86_400, 1, 0), (-1, -1, 86_399), (-86_400, -1, 0),
            (-86_401, -2, 86_399),
        ])
    func parts(seconds: Int, day: Int, second: Int) {
        let time = RevisionTime(seconds: seconds)
        #expect(time.day == CivilDate(dayNumber: day) && time.secondOfDay == second)
    }

    @Test("A day stands for its beginning, which is before any other moment of it")
    func beginning() {
        let day = CivilDate(dayNumber: 20_666)
        #expect(RevisionTime(day).seconds == 20_666 * 86_400 && RevisionTime(day).day == day)
        #expect(RevisionTime(day) < RevisionTime(seconds: 20_666 * 86_400 + 1))
    }

    @Test("An answer changed with its data or its years, whichever is later; while a source fails, nobody knows")
    func lastModified() {
        let time = RevisionTime(seconds: 100)
        let outage = SourceOutage(service: "OpenHolidays", tried: nil)
        #expect(time.lastModified(age: nil, outage: nil) == 100)
        #expect([99, 101].map { time.lastModified(age: nil, outage: nil, since: $0) } == [100, 101])
        #expect(time.lastModified(age: .copy(.zero), outage: nil) == nil)
        #expect(time.lastModified(age: nil, outage: outage, since: 101) == nil)
    }
}
