import SnapshotSupport
import Testing

@testable import Compare

@Suite("Meeting: dates of places on the other side of the date line")
struct MeetingDatesThereTests {
    private func skipped(_ code: String) async throws -> MeetingSkipped {
        let places = ["DE-BY", "US-CA"].compactMap { Territory($0) }
        let (monday, tuesday) = (Sample.day("2027-01-18"), Sample.day("2027-01-19"))
        let day = MeetingDays.Holidays(
            date: tuesday,
            absences: [monday, nil].map { date in
                MeetingDays.Absence(
                    id: HolidayReference(
                        Sample.code("US"), 2027, HolidayID(date: date ?? tuesday, slug: Slug("King Day"))),
                    region: nil, name: LocalizedText("King Day", language: "en"), dateThere: date,
                    places: date == nil ? [places[0]] : [places[1]])
            })
        let found = MeetingDays(
            from: monday, horizon: tuesday, wanted: nil, days: [], inARow: nil, halfDays: [], skipped: [day],
            weekends: [
                MeetingDays.Weekend(
                    weekday: .monday, places: [places[1]], days: 3,
                    there: [MeetingDays.LocalWeekday(weekday: .sunday, places: [places[1]])])
            ], hours: nil, isCut: false)
        let search = MeetingSearch.sample(.success(found))
        let words = CompareWords(try #require(Language(code: code)))
        let presentation = CompareMeetingPresentation(
            search: search, question: MeetingQuestion(places), words: words, router: CompareMeetingRouter())
        return try #require(presentation.result(found).skipped)
    }

    @Test(
        "J6 A day that falls out has the date of the place whose holiday or weekend it is",
        arguments: [
            ("en", "Monday 18 January there", "US-CA: Sunday"), ("de", "dort Montag, 18. Januar", "US-CA: Sonntag"),
        ])
    func wording(code: String, there: String, weekday: String) async throws {
        let skipped = try await skipped(code)
        #expect(skipped.rows.flatMap(\.holidays).map(\.there) == [there, nil])
        #expect(skipped.weekends.map(\.there) == [[weekday]])
    }
}
