import Testing

@Suite("Places that do not know the same years", .timeLimit(.minutes(5)))
struct KnownYearsTests {
    /// Germany knows a year before and after 2026, France none before, Sri Lanka none after, Nepal neither.
    private static let places = ["DE", "FR", "LK", "NP", "GB"]

    /// The years that each of them knows.
    private static let years = [
        "DE": 2025...2027, "FR": 2026...2027, "LK": 2025...2026, "NP": 2026...2026, "GB": 2019...2028,
    ]

    private static let pairs = places.flatMap { mine in places.map { (mine, $0) } }

    @Test("Every pair gets a plan of leave for a year that both know, which says where it may go on", arguments: pairs)
    func plans(mine: String, theirs: String) async throws {
        let site = try FlagSite()
        for format in ["", ".json", ".ics"] {
            for query in ["days=5", "days=30&break=9", "days=3&weekend=fri,sat"] {
                let answer = await site.get("/holidays/\(mine)/2026/leave\(format)?\(query)&with=\(theirs)")
                #expect(answer.status == 200, "\(answer.target): \(answer.text)")
            }
        }
        // All of them have New Year's Day off: the break may have begun before what one of them knows.
        let first = await site.get("/holidays/\(mine)/2026/leave.json?days=5&with=\(theirs)")
        let isKnown = [mine, theirs].allSatisfy { Self.years[$0]?.contains(2025) == true }
        let breaks = first.parts(with: "\"first\":\"2026-01-01\"")
        #expect(!breaks.isEmpty && breaks.allSatisfy { $0.contains("\"complete\":\(isKnown)") }, "\(breaks)")
    }

    @Test("A year that one of them does not know is a 404 that names the place, and no crash", arguments: pairs)
    func unknown(mine: String, theirs: String) async throws {
        let site = try FlagSite()
        for year in [2019, 2024, 2025, 2027, 2028, 2029] {
            let isKnown = [mine, theirs].allSatisfy { Self.years[$0]?.contains(year) == true }
            for format in ["", ".json", ".ics"] {
                let answer = await site.get("/holidays/\(mine)/\(year)/leave\(format)?days=5&with=\(theirs)")
                #expect(
                    (answer.status == 200) == isKnown || answer.text.contains("No "), "\(answer.target): \(answer.text)"
                )
                #expect(answer.status == 200 || answer.status == 404, "\(answer.target): \(answer.text)")
            }
        }
    }

    @Test("Every pair can be compared, and a meeting found as far as both know", arguments: pairs)
    func compared(mine: String, theirs: String) async throws {
        let site = try FlagSite()
        for year in 2018...2029 {
            for format in ["", ".json"] {
                let query = mine == theirs ? "place=\(mine)" : "place=\(mine)&place=\(theirs)"
                let comparison = await site.get("/compare/\(year)\(format)?\(query)")
                #expect([200, 404].contains(comparison.status), "\(comparison.target)")
                let isKnown = [mine, theirs].allSatisfy { Self.years[$0]?.contains(year) == true }
                if format == ".json", comparison.status == 200 {
                    #expect(comparison.text.contains("\"complete\":\(isKnown)"), "\(comparison.text)")
                }
                let meeting = await site.get("/compare/meeting\(format)?from=\(year)-12-28&days=9&\(query)")
                #expect(meeting.status == (isKnown ? 200 : 404), "\(meeting.target): \(meeting.text)")
                let end = [mine, theirs].compactMap { Self.years[$0]?.upperBound }.min() ?? 0
                if isKnown, format == ".json", end < year + 2 {
                    #expect(meeting.text.contains("\"horizon\":\"\(end)-12-31\""), "\(meeting.text)")
                }
            }
        }
    }

    @Test(
        "A day, a week and a feed at the edge of what is known",
        arguments: ["2018-12-31", "2019-01-01", "2025-01-01", "2026-12-31", "2027-12-31", "2028-12-31", "2029-01-01"])
    func edges(day: String) async throws {
        let site = try FlagSite(today: day)
        let isKnown = day > "2019" && day < "2029"
        for target in ["/on/\(day)", "/on/\(day).json", "/on/\(day)/week", "/on/\(day)/week.json"] {
            #expect(await site.get(target).status == (isKnown ? 200 : 404), "\(target)")
        }
        for place in Self.places {
            for target in ["/", "/on/today", "/holidays", "/working-days"] {
                let status = await site.get(target, from: place).status
                #expect([200, 404].contains(status), "\(target) in \(place)")
            }
            for target in [
                "/api/v3/NextPublicHolidays/\(place)", "/api/v3/LongWeekend/\(day.prefix(4))/\(place)",
                "/holidays/feed.ics?place=GB&place=\(place == "GB" ? "DE" : place)",
                "/working-days.json?from=\(day)&days=10&place=\(place)",
                "/working-days.json?from=\(day)&days=-10&place=\(place)",
            ] {
                let status = await site.get(target).status
                #expect([200, 204, 400, 404].contains(status), "\(target)")
            }
        }
    }

    @Test("The real documents whose years differ, and the plan that stopped the program without one bound")
    func real() async throws {
        let site = try FlagSite(documents: .embedded)
        for (mine, theirs) in [("DE", "GW"), ("GW", "DE"), ("LK", "GW"), ("GW", "LK"), ("NP", "LK"), ("DE", "NP")] {
            for year in [2020, 2023, 2026, 2032, 2035] {
                for format in ["", ".json", ".ics"] {
                    let answer = await site.get("/holidays/\(mine)/\(year)/leave\(format)?days=5&with=\(theirs)")
                    #expect([200, 404].contains(answer.status), "\(answer.target)")
                }
            }
        }
        #expect(await site.get("/holidays/DE/2023/leave.json?days=5&with=GW").status == 200)
    }
}
