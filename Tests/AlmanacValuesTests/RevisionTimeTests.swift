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
}
