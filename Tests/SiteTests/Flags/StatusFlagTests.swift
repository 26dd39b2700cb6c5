import Testing

/// What holidays are marked with, in the records of a day in a place and of a range of days.
@Suite("Flags, from their documents to the records of a day in a place and of any days")
struct StatusFlagTests {
    private static let days = "/holidays/DE/days.json?from=2026-03-01&to=2026-07-31"

    private static let estimated: [FlagRow] = [
        FlagRow("/status/DE/2026-03-19.json", "/holidays/DE/2026/03-19-moon-feast", false),
        FlagRow("/status/DE/2026-03-20.json", "/holidays/DE/2026/03-20-moon-feast", true),
        FlagRow("/status/FR/2026-03-19.json", "/holidays/FR/2026/03-19", true),
        FlagRow(days, "/holidays/DE/2026/03-19-moon-feast", false),
        FlagRow(days, "/holidays/DE/2026/03-20-moon-feast", true),
        FlagRow("\(days)&region=BE", "04-15-star-feast", false),
        FlagRow("\(days)&region=all", "04-15-star-feast", true),
    ]

    private static let observed: [FlagRow] = [
        FlagRow("/status/DE/2026-07-04.json", "/holidays/DE/2026/07-04", false),
        FlagRow("/status/DE/2026-07-06.json", "/holidays/DE/2026/07-04", true),
        FlagRow("/status/FR/2026-07-06.json", "/holidays/FR/2026/07-06", false),
        FlagRow(days, "\"date\":\"2026-07-04\"", false), FlagRow(days, "\"date\":\"2026-07-06\"", true),
    ]

    private static let partial: [FlagRow] = [
        FlagRow("/holidays/DE/days.json?from=2026-10-01&to=2026-11-30&region=all", "10-07-valley-day", true),
        FlagRow("/holidays/DE/days.json?from=2026-10-01&to=2026-11-30&region=all", "11-13-bear-day", false),
    ]

    @Test("B3 An estimated date is marked", arguments: estimated)
    func isEstimated(row: FlagRow) async throws { try await FlagMark.estimated.expect(row) }

    @Test("N3 An observed day is marked", arguments: observed)
    func isObserved(row: FlagRow) async throws { try await FlagMark.observed.expect(row) }

    @Test("B5 A holiday of parts is marked", arguments: partial)
    func isPartial(row: FlagRow) async throws { try await FlagMark.partial.expect(row) }

    @Test(
        "B4 B5 What decides a day, and how much of it is worked",
        arguments: [
            ("DE-BY", "2026-06-18", "half-day", "0.5", "false"), ("DE-BE", "2026-06-18", "evening", "1", "false"),
            ("DE-BY", "2026-10-07", "partial-holiday", "1", "false"), ("DE", "2026-10-07", "working-day", "1", "false"),
            ("DE-BE", "2026-11-13", "holiday", "0", "true"), ("DE-BY", "2026-11-13", "working-day", "1", "false"),
            ("DE-BY", "2026-11-25", "holiday", "0", "true"), ("DE-SN", "2026-11-25", "working-day", "1", "false"),
        ])
    func decided(place: String, date: String, reason: String, work: String, isOff: String) async throws {
        let part = "\"off\":\(isOff),\"work\":\(work),\"reason\":\"\(reason)\""
        let site = try FlagSite(today: date)
        for target in ["/status/\(place)/\(date).json", "/status/\(place)/today.json", "/status/\(place).json"] {
            let answer = await site.get(target)
            #expect(answer.status == 200 && answer.text.contains(part), "\(target): \(answer.text)")
        }
    }
}
