import Testing

@Suite("The day of a revision, from its document to every record")
struct RevisedFlagTests {
    /// Germany's data are of 1 December, Sri Lanka's of 24 December; France's do not say.
    @Test(
        "A calendar of several places has the newest day, and none if one of its places does not say",
        arguments: [
            ("/holidays/DE.ics", "20251201"), ("/holidays/DE/2026.ics", "20251201"), ("/holidays/FR.ics", nil),
            ("/holidays/feed.ics?place=DE&place=LK", "20251224"), ("/holidays/feed.ics?place=LK&place=DE", "20251224"),
            ("/holidays/feed.ics?place=DE&place=FR", nil), ("/holidays/feed.ics?place=FR&place=LK", nil),
            ("/holidays/DE/2026/leave.ics?days=5", "20251201"), ("/holidays/FR/2026/leave.ics?days=5", nil),
            ("/holidays/DE/2026/leave.ics?days=5&with=LK", "20251224"),
            ("/holidays/LK/2026/leave.ics?days=5&with=DE", "20251224"),
            ("/holidays/DE/2026/leave.ics?days=5&with=FR", nil), ("/holidays/FR/2026/leave.ics?days=5&with=DE", nil),
            ("/holidays/DE/long-weekends.ics", "20251201"), ("/holidays/FR/long-weekends.ics", nil),
            ("/holidays/DE/2026/long-weekends.ics", "20251201"), ("/holidays/FR/2026/long-weekends.ics", nil),
            ("/holidays/DE/2026/03-20-moon-feast.ics", "20251201"),
            ("/holidays/FR/2026/03-20-moon-feast.ics", nil),
        ] as [(String, String?)])
    func calendar(target: String, day: String?) async throws {
        let answer = try await FlagSite().get(target)
        let head = answer.text.prefix(
            upTo: answer.text.firstRange(of: "BEGIN:VEVENT")?.lowerBound ?? answer.text.endIndex)
        let stamps = head.matches(of: #/LAST-MODIFIED:(\d+)T/#).map { String($0.output.1) }
        #expect(answer.status == 200 && stamps == [day].compactMap(\.self), "\(answer.text)")
        #expect((answer.lastModified != nil) == (day != nil))
    }

    @Test("An event of several places has the newest day, and none if one of them does not say")
    func event() async throws {
        let site = try FlagSite()
        func stamp(_ query: String, _ date: String) async -> String? {
            let parts = await site.get("/holidays/feed.ics?\(query)").parts(with: "DTSTART;VALUE=DATE:\(date)")
            return parts.first?.firstMatch(of: #/LAST-MODIFIED:(\d+)T/#).map { String($0.output.1) }
        }
        #expect(await stamp("place=DE&place=FR", "20260101") == nil, "both keep it")
        #expect(await stamp("place=DE&place=FR", "20260515") == "20251201", "only Germany keeps it")
        #expect(await stamp("place=DE&place=LK", "20260101") == "20251224", "both keep it")
        #expect(await stamp("place=DE&place=LK", "20260515") == "20251201", "only Germany keeps it")
        #expect(await stamp("place=DE&place=LK", "20261230") == "20251224", "only Sri Lanka keeps it")
    }

    @Test(
        "Records and feeds say it, or say that it is not known",
        arguments: [
            ("/holidays/DE.json", "\"revised\":\"2025-12-01\""), ("/holidays/FR.json", "\"revised\":null"),
            ("/holidays/feed.json?place=DE&place=LK", "\"revised\":\"2025-12-24\""),
            ("/holidays/feed.json?place=DE&place=FR", "\"revised\":null"),
            ("/holidays/DE.atom", "<updated>2025-12-01T"),
            ("/bank-holidays/england-and-wales.ics", "DTSTAMP:20251101T"),
            ("/bank-holidays/scotland.ics", "DTSTAMP:20251101T"),
        ])
    func records(target: String, text: String) async throws {
        let answer = try await FlagSite().get(target)
        #expect(answer.text.contains(text), "\(answer.text)")
    }

    @Test("The list of a year is dated like its data", arguments: ["json", "csv", "xml"])
    func lists(format: String) async throws {
        let site = try FlagSite()
        #expect(await site.get("/holidays/DE/2026.\(format)").lastModified == "Mon, 01 Dec 2025 00:00:00 GMT")
        #expect(await site.get("/holidays/FR/2026.\(format)").lastModified == nil)
    }
}
