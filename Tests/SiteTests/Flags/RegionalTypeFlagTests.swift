import Testing

/// On Wednesday 30 September 2026, Germany’s offices are closed, in Berlin and Saxony banks are, and in Bavaria who likes is off.
@Suite("A type that only regions give, from its document to every page and record")
struct RegionalTypeFlagTests {
    private static let page = "/holidays/DE/2026/09-30-sheaf-day"
    private static let filters = ["?type=all", "?type=all&region=all"]

    @Test("B5 The list says it in sentences beside the country’s own type", arguments: filters)
    func list(filter: String) async throws {
        let parts = try await FlagSite().get("/holidays/DE/2026\(filter)").parts(with: Self.page)
        #expect(parts.count == 1 && parts[0].contains("Bank holiday in all regions but Bavaria "), "\(parts)")
        #expect(parts[0].contains("Optional holiday in Bavaria ") && parts[0].contains(" Government "), "\(parts)")
        #expect(!parts[0].contains(" Bank  "), "\(parts)")
    }

    @Test("B5 So do the calendars", arguments: ["09", "calendar"])
    func calendars(view: String) async throws {
        let parts = try await FlagSite().get("/holidays/DE/2026/\(view)?type=all").parts(with: Self.page)
        let note = "government, bank holiday in all regions but Bavaria, optional holiday in Bavaria"
        #expect(parts.contains { $0.contains(note) }, "\(parts)")
    }

    @Test("B5 So does its own page, and the pages of what regions make of it do not")
    func detail() async throws {
        let site = try FlagSite()
        let own = await site.get(Self.page).words
        #expect(own.contains("Types Government"), "\(own)")
        #expect(
            own.contains("In regions Bank holiday in all regions but Bavaria Optional holiday in Bavaria"), "\(own)")
        for number in 2...3 {
            let other = await site.get("\(Self.page)-\(number)")
            #expect(other.status == 200 && !other.words.contains("In regions"), "\(other.words)")
        }
    }

    @Test("B5 Records have the codes of the regions", arguments: filters)
    func records(filter: String) async throws {
        let site = try FlagSite()
        let json = await site.get("/holidays/DE/2026.json\(filter)").text
        let told =
            "\"regionalTypes\":[{\"type\":\"bank\",\"regions\":[\"BE\",\"SN\"],\"local\":false},"
            + "{\"type\":\"optional\",\"regions\":[\"BY\"],\"local\":false}]"
        #expect(json.contains("\(told),\"key\":\"DE-2026-sheaf-day\""), "\(json)")
        let rows = await site.get("/holidays/DE/2026.csv\(filter)").parts(with: "09-30-sheaf-day,")
        #expect(rows.count == 1 && rows[0].hasSuffix(",\"bank: BE SN; optional: BY\",,,false,"), "\(rows)")
        let xml = await site.get("/holidays/DE/2026.xml\(filter)").text.replacing(#/\s+/#, with: " ")
        #expect(
            xml.contains("type=\"bank\" regions=\"BE SN\" local=\"false\"/>")
                && xml.contains("type=\"optional\" regions=\"BY\" local=\"false\"/>"), "\(xml)")
    }

    @Test("B5 An event says it in its description, and its categories are those of the whole country")
    func events() async throws {
        let site = try FlagSite()
        for target in ["/holidays/DE.ics?type=all", "/holidays/DE/2026.ics?type=all", "\(Self.page).ics"] {
            let events = await site.get(target).parts(with: "UID:DE-2026-sheaf-day@")
            #expect(events.count == 1 && events[0].contains("\nCATEGORIES:Holidays,Government\n"), "\(events)")
            let text = "Bank holiday in all regions but Bavaria\\nOptional holiday in Bavaria"
            #expect(events.allSatisfy { $0.contains("DESCRIPTION:\(text)\n") }, "\(target): \(events)")
        }
        let entries = await site.get("/holidays/DE.atom?type=all").parts(with: "events/DE-2026-sheaf-day%40")
        #expect(entries.count == 1 && entries[0].contains("Bank holiday in all regions but Bavaria"), "\(entries)")
        let feed = await site.get("/holidays/feed.json?place=DE&place=FR&type=all").text
        #expect(
            feed.contains("{\"type\":\"bank\",\"country\":\"DE\",\"regions\":[\"BE\",\"SN\"],\"local\":false}"),
            "\(feed)")
    }

    @Test("B5 The list of a region has only the region’s own types", arguments: [("BY", "optional"), ("SN", "bank")])
    func region(code: String, type: String) async throws {
        let rows = try await FlagSite().get("/holidays/DE/2026.json?type=all&region=\(code)").text
            .matches(of: #/"types":\[([^\]]*)\][^{}]*"page":"\/holidays\/DE\/2026\/09-30[^"]*","regionalTypes":\[\]/#)
        #expect(rows.count == 1, "\(rows)")
        #expect(Set(rows.flatMap { $0.output.1.split(separator: ",") }) == ["\"government\"", "\"\(type)\""])
    }
}
