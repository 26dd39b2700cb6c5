import Testing

@Suite("A region, from an address or a saved place to every page and record")
struct RegionFlagTests {
    /// One region alone keeps the first; the country and all regions but one keep the second.
    private static let (bear, crown) = ("Bear Day", "Crown Day")

    /// Addresses that name a place in their own way, about Friday 13 and Wednesday 25 November 2026.
    private static func targets(_ place: String) -> [String] {
        let region = place.split(separator: "-").dropFirst().first.map { "region=\($0)" } ?? ""
        return [
            "/holidays/DE/2026?\(region)", "/holidays/DE/2026/calendar?\(region)", "/holidays/DE/2026/11?\(region)",
            "/holidays/DE/2026.json?\(region)", "/holidays/DE/2026.csv?\(region)", "/holidays/DE/2026.xml?\(region)",
            "/holidays/DE/2026.ics?\(region)", "/holidays/DE.ics?\(region)", "/holidays/DE.json?\(region)",
            "/holidays/DE.atom?\(region)", "/holidays/feed.ics?place=\(place)&place=FR",
            "/holidays/feed.json?place=\(place)&place=FR", "/compare/2026?place=\(place)&place=FR",
            "/compare/2026.json?place=\(place)&place=FR",
            "/compare/meeting?from=2026-11-09&days=15&place=FR&place=\(place)",
            "/compare/meeting.json?from=2026-11-09&days=15&place=FR&place=\(place)",
            "/working-days?from=2026-11-01&to=2026-11-30&place=\(place)",
            "/working-days.json?from=2026-11-01&to=2026-11-30&place=\(place)",
        ].map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
    }

    @Test(
        "A holiday is there for those who keep it, and for nobody else",
        arguments: [("DE", false, true), ("DE-BE", true, true), ("DE-BY", false, true), ("DE-SN", false, false)])
    func kept(place: String, hasBear: Bool, hasCrown: Bool) async throws {
        let site = try FlagSite()
        for target in Self.targets(place) {
            let answer = await site.get(target)
            #expect(answer.status == 200, "\(target): \(answer.text)")
            #expect(answer.text.contains(Self.bear) == hasBear, "\(target)")
            #expect(answer.text.contains(Self.crown) == hasCrown, "\(target)")
        }
    }

    @Test(
        "A plan of leave knows the regions of both people",
        arguments: [
            ("DE", "FR", false), ("DE-BE", "FR", true), ("DE", "DE-BE", true), ("DE-BY", "DE-BE", true),
            ("DE-BE", "DE-BY", true), ("FR", "DE-BE", true), ("FR", "DE-SN", false), ("FR", "DE", false),
            ("DE-BY", "DE-SN", false),
        ])
    func plan(mine: String, theirs: String, hasBear: Bool) async throws {
        let (country, region) = (mine.prefix(2), mine.dropFirst(3))
        // Who keeps the day needs no leave for it, and has little; the other one has enough for it.
        let (own, others) = mine == "DE-BE" ? (1, 40) : (40, 1)
        let query =
            "days=\(own)" + (region.isEmpty ? "" : "&region=\(region)") + "&break=3&with=\(theirs)&with-days=\(others)"
        let site = try FlagSite()
        for format in ["", ".json", ".ics"] {
            let answer = await site.get("/holidays/\(country)/2026/leave\(format)?\(query)")
            #expect(answer.status == 200, "\(answer.text)")
            #expect(answer.text.contains(Self.bear) == hasBear, "\(answer.target): \(answer.text)")
        }
        // The day is a holiday of the one who keeps it, and a day of leave of the other.
        let record = await site.get("/holidays/\(country)/2026/leave.json?\(query)")
        let days = record.parts(with: "\"date\":\"2026-11-13\"").filter { $0.contains(Self.bear) }
        #expect(days.isEmpty != hasBear)
        for day in days {
            #expect(day.contains("\"kind\":\"\(mine == "DE-BE" ? "holiday" : "leave")\""), "\(day)")
            #expect(day.contains("\"partnerKind\":\"\(theirs == "DE-BE" ? "holiday" : "leave")\""), "\(day)")
        }
    }

    @Test(
        "What today is for a visitor depends on the region that they saved",
        arguments: [("DE", false), ("DE-BE", true), ("DE-BY", false)])
    func visitor(place: String, isOff: Bool) async throws {
        let site = try FlagSite(today: "2026-11-13")
        let world = await site.get("/on/today", from: place).words
        #expect(world.contains("You are off today") == isOff, "\(world)")
        #expect(world.contains("Today is a working day in ") != isOff, "\(world)")
        let start = await site.get("/", from: place).words
        #expect(start.contains("Bear Day") == isOff && start.contains("Crown Day") != isOff, "\(start)")
        let home = await site.get("/holidays", from: place).words
        #expect(home.contains("Bear Day") == isOff, "\(home)")
        let count = await site.get("/working-days?from=2026-11-13&to=2026-11-13", from: place)
        #expect(count.words.contains("Bear Day") == isOff, "\(count.words)")
    }

    @Test(
        "Clients of other services get the holidays of the region that they ask for",
        arguments: [("DE-BE", true), ("DE-BY", false)])
    func interfaces(place: String, hasBear: Bool) async throws {
        let site = try FlagSite(today: "2026-11-13")
        let today = await site.get("/api/v3/IsTodayPublicHoliday/DE?countyCode=\(place)")
        #expect(today.status == (hasBear ? 200 : 204))
        let newer = await site.get("/api/v4/IotHolidays/\(place)/IsToday/0")
        #expect(newer.status == (hasBear ? 200 : 204), "\(newer.text)")
        for name in ["subdivisionCode", "subdivisonCode"] {
            let weekends = await site.get("/api/v3/LongWeekend/2026/DE?\(name)=\(place)")
            #expect(weekends.text.contains("\"2026-11-13\"") == hasBear, "\(weekends.text)")
        }
        let period = "countryIsoCode=DE&validFrom=2026-11-01&validTo=2026-11-30"
        let holidays = await site.get("/openholidays/PublicHolidays?\(period)&subdivisionCode=\(place)")
        #expect(holidays.text.contains(Self.bear) == hasBear, "\(holidays.text)")
        let part = await site.get("/openholidays/PublicHolidays?\(period)&subdivisionCode=\(place)-X")
        #expect(part.text == holidays.text)
    }

    @Test("Clients of OpenHolidays get no holiday of a region for an unknown subdivision, and none for what is no code")
    func unknownSubdivision() async throws {
        let site = try FlagSite(today: "2026-11-13")
        let period = "countryIsoCode=DE&validFrom=2026-01-01&validTo=2026-12-31"
        let address = "/openholidays/PublicHolidays?\(period)&subdivisionCode="
        let unknown = await site.get(address + "DE-XX")
        #expect(unknown.status == 200 && unknown.text.contains("\"nationwide\":true"))
        #expect(!unknown.text.contains("\"nationwide\":false") && !unknown.text.contains(Self.bear))
        #expect(await site.get(address + "FR-BE").text == unknown.text)
        for code in ["DE-", "-BE", "DE-B%20E"] {
            #expect(await site.get(address + code).status == 400, "\(code)")
        }
    }

    @Test("Clients of other services learn that there is no such region")
    func unknown() async throws {
        let site = try FlagSite(today: "2026-11-13")
        for target in [
            "/api/v3/LongWeekend/2026/DE?subdivisionCode=DE-XX", "/api/v3/IsTodayPublicHoliday/DE?countyCode=DE-XX",
            "/holidays/DE.ics?region=XX", "/holidays/feed.ics?place=FR&place=DE-XX", "/holidays/DE/2026.json?region=XX",
            "/working-days.json?from=2026-11-01&to=2026-11-30&place=DE-XX", "/compare/2026.json?place=FR&place=DE-XX",
            "/compare/meeting.json?from=2026-11-01&days=1&place=FR&place=DE-XX",
            "/holidays/DE/2026/leave.json?days=5&region=XX", "/holidays/FR/2026/leave.json?days=5&with=DE-XX",
        ] {
            let answer = await site.get(target)
            #expect(answer.status == 404, "\(target): \(answer.status)")
        }
    }

    @Test(
        "The divisions of the United Kingdom have holidays of their own",
        arguments: [
            ("england-and-wales", false), ("northern-ireland", false), ("scotland", true),
        ])
    func divisions(name: String, hasThistle: Bool) async throws {
        let site = try FlagSite()
        for format in ["json", "ics"] {
            let answer = await site.get("/bank-holidays/\(name).\(format)")
            #expect(answer.status == 200 && answer.text.contains("Boxing Day"))
            #expect(answer.text.contains("Thistle Day") == hasThistle, "\(answer.text)")
        }
    }

    @Test(
        "A record names the regions that keep a holiday, and those that do not",
        arguments: [
            ("/holidays/DE/2026.json?region=all", "11-13-bear-day", "\"regions\":[\"BE\"],\"exceptions\":[]"),
            ("/holidays/DE/2026.json?region=all", "11-25-crown-day", "\"regions\":[],\"exceptions\":[\"SN\"]"),
            ("/holidays/DE/2026.csv?region=all", "11-13-bear-day", ",BE,,"),
            ("/holidays/DE/2026.csv?region=all", "11-25-crown-day", ",,SN,"),
            ("/holidays/DE/2026.xml?region=all", "11-13-bear-day", " regions=\"BE\" "),
            ("/holidays/DE/2026.xml?region=all", "11-25-crown-day", " exceptions=\"SN\" "),
            ("/on/2026-11-13.json", "11-13-bear-day", "\"kept\":\"regions\",\"regions\":[\"BE\"]"),
            ("/on/2026-11-25.json", "11-25-crown-day", "\"kept\":\"all-but\",\"exceptions\":[\"SN\"]"),
            ("/on/2026-11-13/week.json", "11-13-bear-day", "\"regions\":[\"BE\"]"),
            ("/api/v3/PublicHolidays/2026/DE", "Bear Day", "\"counties\":[\"DE-BE\"]"),
            // National, but for Saxony: Nager has no field for exceptions.
            ("/api/v3/PublicHolidays/2026/DE", "Crown Day", "\"global\":true,\"counties\":null"),
            ("/api/v4/Holidays/DE/2026", "Bear Day", "\"subdivisionCodes\":[\"DE-BE\"]"),
            ("/on/2026-11-13", "11-13-bear-day", "in Berlin"), ("/on/2026-11-25", "11-25-crown-day", "not in Saxony"),
            ("/on/2026-11-13/week", "11-13-bear-day", "in Berlin"),
            ("/holidays/DE/2026?region=all", "11-13-bear-day", "Berlin"),
            ("/holidays/DE/2026", "11-25-crown-day", "Not in Saxony"),
            ("/holidays/DE/2026/11?region=all", "11-13-bear-day", "Berlin"),
        ])
    func keepers(target: String, text: String, keepers: String) async throws {
        let parts = try await FlagSite().get(target).parts(with: text)
        #expect(!parts.isEmpty)
        for part in parts { #expect(part.contains(keepers), "\(part)") }
    }
}
