import Testing

/// In Bavaria, Thursday 18 June 2026 is half a day off, from 13:00, between two holidays.
@Suite("Half a day off, from its document to every page and record")
struct HalfDayFlagTests {
    @Test(
        "B4 It counts half where working days are counted, in its region only",
        arguments: [("DE-BY", "2.5", 1), ("DE-BE", "5", 0), ("DE", "5", 0)])
    func counted(place: String, days: String, halves: Int) async throws {
        let site = try FlagSite(today: "2026-06-18")
        let record = await site.get("/working-days.json?from=2026-06-15&to=2026-06-19&place=\(place)").text
        #expect(record.contains("\"workingDays\":\(days),\"skipped\""), "\(record)")
        #expect(record.contains("\"halfDays\":\(halves)}"), "\(record)")
        #expect(record.contains("\"begins\":\"13:00\"") == (halves == 1), "\(record)")
        let page = await site.get("/working-days?from=2026-06-15&to=2026-06-19&place=\(place)").words
        #expect(page.contains("\(days) working days"), "\(page)")
        #expect(page.contains("Off from 13:00: counts half") == (halves == 1), "\(page)")
        // Monday, Tuesday, half of Thursday, and then a whole day and a half.
        let away = await site.get("/working-days.json?from=2026-06-14&days=4&place=\(place)").text
        #expect(away.contains("\"result\":\"\(halves == 1 ? "2026-06-23" : "2026-06-18")\""), "\(away)")
    }

    @Test("B4 A comparison counts it half for its place, and for all of them together")
    func compared() async throws {
        let site = try FlagSite()
        let record = await site.get("/compare/2026.json?place=DE-BE&place=DE-BY").text
        let months = record.matches(of: #/"halfDays":(\d+),"workingDaysOfMonths":\[([^\]]*)\]/#)
        #expect(months.map { String($0.output.1) } == ["0", "1"], "\(record)")
        #expect(months.map { $0.output.2.split(separator: ",")[5] } == ["22", "19.5"], "\(record)")
        let together = record.firstMatch(of: #/"together":\{"workingDays":([\d.]+)/#).map { String($0.output.1) }
        #expect(together?.hasSuffix(".5") == true, "\(record)")
        let page = await site.get("/compare/2026?place=DE-BE&place=DE-BY").words
        #expect(page.contains("Feast Eve (half a day) DE-BY"), "\(page)")
    }

    @Test("B4 The days of a meeting have it, and say that half of it is off, for its region only")
    func meeting() async throws {
        let site = try FlagSite()
        let query = "?from=2026-06-16&days=3"
        for (place, hasHalf) in [("DE-BY", true), ("DE-BE", false)] {
            let record = await site.get("/compare/meeting.json\(query)&place=DE&place=\(place)").text
            #expect(record.contains("\"2026-06-18\""), "\(record)")
            let half =
                "\"halfDays\":[{\"date\":\"2026-06-18\",\"holidays\":[{\"names\":[{\"language\":\"en\",\"text\":\"Feast Eve\"}],"
                + "\"date\":\"2026-06-18\",\"observed\":false,\"estimated\":false,\"places\":[\"DE-BY\"],"
                + "\"page\":\"/holidays/DE/2026/06-18-feast-eve\"}]}]"
            #expect(record.contains(hasHalf ? half : "\"halfDays\":[]"), "\(record)")
            let page = await site.get("/compare/meeting\(query)&place=DE&place=\(place)")
            let days = page.parts(with: "datetime=\"2026-06-18\"")
            #expect(days.count == 1 && days[0].contains("Half a day off: Feast Eve DE-BY") == hasHalf, "\(days)")
        }
    }

    @Test("B4 Leave on it takes half a day of leave")
    func planned() async throws {
        let site = try FlagSite()
        let record = await site.get("/holidays/DE/2026/leave.json?days=2&region=BY").text
        #expect(record.contains("\"leave\":[\"2026-06-18\"],\"partnerLeave\":[],\"leaveDays\":0.5"), "\(record)")
        #expect(record.contains("\"kind\":\"half-leave\""), "\(record)")
        let page = await site.get("/holidays/DE/2026/leave?days=2&region=BY").words
        #expect(page.contains("5 days off for 0.5 days of leave"), "\(page)")
        #expect(page.contains("Leave: half of Thursday 18 June"), "\(page)")
    }

    @Test("B4 A calendar marks it, names it, and counts it half")
    func calendars() async throws {
        let site = try FlagSite()
        for target in ["/holidays/DE/2026/06?region=BY", "/holidays/DE/2026/calendar?region=BY"] {
            let page = await site.get(target)
            #expect(page.text.contains("is-half") && page.words.contains("Half a day off"), "\(page.text)")
            #expect(page.parts(with: "06-18-feast-eve").contains { $0.contains("half day") }, "\(page.text)")
        }
        #expect(await site.get("/holidays/DE/2026/06?region=BY").words.contains("19.5 working days and 10.5 days off"))
        #expect(await !site.get("/holidays/DE/2026/06?region=BE").text.contains("is-half"))
    }

    @Test("B4 Pages say it of today, and of the long weekend that it makes longer")
    func today() async throws {
        let site = try FlagSite(today: "2026-06-18")
        let list = await site.get("/holidays/DE/2026?region=BY").words
        #expect(list.contains("is half a day off in Bavaria: Feast Eve."), "\(list)")
        #expect(await site.get("/holidays/DE/2026").words.contains("is a working day in Germany."))
        let home = await site.get("/on/today", from: "DE-BY").words
        #expect(home.contains("You are off for half of today in Bavaria, Germany: Feast Eve."), "\(home)")
        let start = await site.get("/", from: "DE-BY").words
        #expect(start.contains("3.5 days Friday 19 to Sunday 21 June 2026 and half of Thursday 18 June"), "\(start)")
    }

    @Test("B4 A holiday of the evening takes no work from the day, and pages say when it begins")
    func evening() async throws {
        let site = try FlagSite(today: "2026-06-18")
        let list = await site.get("/holidays/DE/2026?region=SN").words
        #expect(list.contains("a working day in Saxony until 19:00, when a holiday begins: Lantern Night."), "\(list)")
        #expect(list.contains("In parts: the evening, from 7 pm"), "\(list)")
        let home = await site.get("/on/today", from: "DE-SN").words
        #expect(home.contains("until 19:00, when a holiday begins: Lantern Night."), "\(home)")
        let record = await site.get("/working-days.json?from=2026-06-18&to=2026-06-18&place=DE-SN").text
        #expect(record.contains("\"workingDays\":1,") && record.contains("\"begins\":\"19:00\""), "\(record)")
        let count = await site.get("/working-days?from=2026-06-18&to=2026-06-19&place=DE-SN").words
        #expect(count.contains("Counts as a working day: it begins at 19:00"), "\(count)")
    }

    @Test("B4 A row of regions with different times is no whole day: it says which region has which time")
    func differentTimes() async throws {
        let site = try FlagSite()
        for (region, begins) in [("SN", "19:00"), ("BE", "18:00"), ("all", "19:00")] {
            let record = await site.get("/holidays/DE/2026.json?region=\(region)")
            let parts = record.parts(with: "06-18-lantern-night")
            #expect(parts.count == 1 && parts[0].contains("\"begins\":\"\(begins)\","), "\(parts)")
            let apart =
                "\"beginnings\":[{\"begins\":\"18:00\",\"regions\":[\"BE\"]},"
                + "{\"begins\":\"19:00\",\"regions\":[\"SN\"]}],"
            #expect(record.text.contains(apart) == (region == "all"), "\(record.text)")
        }
        let xml = await site.get("/holidays/DE/2026.xml?region=all").text
        #expect(xml.contains("<beginning begins=\"18:00\" regions=\"BE\"/>"), "\(xml)")
        let table = await site.get("/holidays/DE/2026.csv?region=all").parts(with: "06-18-lantern-night")
        #expect(table.count == 1 && table[0].hasSuffix(",false,\"18:00: BE; 19:00: SN\""), "\(table)")
        let list = await site.get("/holidays/DE/2026?region=all").words
        #expect(list.contains("In parts of Saxony and Berlin") && !list.contains("the evening"), "\(list)")
        let events = await site.get("/holidays/DE/2026.ics?region=all").parts(with: "lantern-night@")
        #expect(events.count == 1 && events[0].contains("DTSTART:20260618T190000\n"), "\(events)")
        #expect(events.first?.contains("X-MICROSOFT-CDO-ALLDAYEVENT:FALSE") == true, "\(events)")
        // Together with each other and with a whole day elsewhere, each has its own time.
        let feed = await site.get("/holidays/feed.ics?place=DE-BE&place=DE-SN").text
        #expect(feed.contains("DTSTART:20260618T180000\n") && feed.contains("DTSTART:20260618T190000\n"), "\(feed)")
        #expect(!feed.contains("DTSTART;VALUE=DATE:20260618"), "\(feed)")
    }

    @Test("B4 Calendars and feeds of news say it in their titles, and whole days do not")
    func titles() async throws {
        let site = try FlagSite()
        for format in ["ics", "atom"] {
            let half = await site.get("/holidays/DE.\(format)?type=half-day&region=BY").text
            #expect(half.contains("Feast Eve (half day)"), "\(half)")
            let whole = await site.get("/holidays/DE.\(format)?region=BY").text
            #expect(whole.contains("Ladder Feast") && !whole.contains("(half day)"), "\(whole)")
        }
    }

    @Test("B4 Records and calendars say from when it is off, and whole days have no time")
    func begins() async throws {
        let site = try FlagSite()
        let selection = "?type=half-day&region=BY"
        #expect(await site.get("/holidays/DE/2026.json\(selection)").text.contains("\"begins\":\"13:00\""))
        #expect(await site.get("/holidays/DE/2026.xml\(selection)").text.contains("begins=\"13:00\""))
        let table = await site.get("/holidays/DE/2026.csv\(selection)").text.split(separator: "\r\n")
        #expect(
            table.first?.hasSuffix(",begins,regionalTypes,source,exchangedFor,observed,beginnings") == true
                && table.last?.hasSuffix(",13:00,,,,false,") == true,
            "\(table)")
        let events = await site.get("/holidays/DE.ics\(selection)").text
        #expect(events.contains("DTSTART:20260618T130000\nDTEND:20260619T000000\n"), "\(events)")
        #expect(events.contains("X-MICROSOFT-CDO-ALLDAYEVENT:FALSE"), "\(events)")
        let whole = await site.get("/holidays/DE.ics?region=BY").text
        #expect(whole.contains("DTSTART;VALUE=DATE:20260619") && !whole.contains("DTSTART:"), "\(whole)")
        #expect(await site.get("/holidays/DE/2026.json?region=BY").text.contains("\"begins\":null"))
    }
}
