import Support
import TestSupport
import Testing

@Suite("Places")
struct PlaceTests {
    @Test("A9 Parsing a printed place gives the same place: 10,000 random places of all kinds")
    func identity() throws {
        var random = SplitMix64(seed: 26)
        for _ in 0..<10_000 {
            let place = Place.random(using: &random)
            #expect(try Place(place.address) == place)
        }
    }

    @Test("The link to a place has its address, whichever way it is printed: 10,000 random places, and a long name")
    func links() {
        var random = SplitMix64(seed: 14)
        var places = (0..<10_000).map { _ in Place.random(using: &random) }
        let long = HolidayID(date: CivilDate(dayNumber: 0), slug: Slug(String(repeating: "é", count: 150)))
        if let code = CountryCode("DE") {
            places.append(.holidays(.day(ListedHoliday(HolidayReference(code, 2026, long)))))
        }
        for place in places {
            let address = place.address
            let link = Link(
                segments: address.segments, query: address.query.map { ($0.name, $0.value) },
                hasLanguages: place.hasLanguages)
            #expect(Link(place) == link)
        }
    }

    @Test(
        "Addresses differing only in case, empty or unknown items lead to the same place",
        arguments: [
            ("/holidays/de/2026", "/holidays/DE/2026"), ("/holidays/DE/2026?region=by", "/holidays/DE/2026?region=BY"),
            ("/holidays/DE/2026?region=de-by", "/holidays/DE/2026?region=BY"),
            ("/holidays/DE?region=DE-BY", "/holidays/DE?region=BY"),
            ("/holidays/DE/2026/calendar?region=DE-BY", "/holidays/DE/2026/calendar?region=BY"),
            ("/holidays/DE/2026/leave?region=DE-BY", "/holidays/DE/2026/leave?region=BY"),
            ("/holidays/DE.json?region=DE-BY", "/holidays/DE.json?region=BY"),
            ("/holidays/DE/long-weekends.ics?region=DE-BY", "/holidays/DE/long-weekends.ics?region=BY"),
            ("/holidays/DE/2026?region=FR-BY", "/holidays/DE/2026?region=FR-BY"),
            ("/holidays/DE/2026?region=DE-", "/holidays/DE/2026?region=DE-"),
            ("/holidays/DE/2026?type=public", "/holidays/DE/2026"),
            ("/holidays/DE/2026?type=&region=", "/holidays/DE/2026"),
            ("/holidays/DE/2026?type=Public-And-School", "/holidays/DE/2026?type=public-and-school"),
            ("/holidays/DE/2026?utm_source=x", "/holidays/DE/2026"), ("/countries?q=", "/countries"),
            ("/holidays/DE/2026/10-03-German-Unity-Day", "/holidays/DE/2026/10-03-german-unity-day"),
            ("/light", "/light-side"), ("/Dark?refresh=1", "/dark-side?refresh=1"),
        ])
    func tolerant(spelling: String, canonical: String) throws {
        let place = try Place(Address(target: spelling))
        #expect(try place.address == Address(target: canonical))
    }

    @Test(
        "An address without a place is unknown",
        arguments: [
            "/nowhere", "/dark/side", "/holidays/DE/2026/10-03-x/more", "/..", "/countries/DE/x/y",
            "/countries/DE/%20",
            "/%252e%252e/etc",
        ])
    func unknown(target: String) {
        #expect(throws: PlaceProblem.unknown) { try Place(Address(target: target)) }
    }

    @Test("A path in capitals is the same place: 10,000 random places of all kinds")
    func capitals() throws {
        var random = SplitMix64(seed: 11)
        for _ in 0..<10_000 {
            let place = Place.random(using: &random)
            var address = place.address
            // Only ASCII: other letters may have no capital, or several.
            address.segments = address.segments.map { segment in
                String(decoding: segment.utf8.map { (97...122).contains($0) ? $0 - 32 : $0 }, as: UTF8.self)
            }
            #expect(try Place(address) == place)
        }
    }

    @Test("D2 An invalid year is reported with its text and the country")
    func notAYear() throws {
        let germany = try #require(CountryCode("DE"))
        for text in ["2026x", "26", "99999", "-026", "２０２６"] {
            #expect(throws: PlaceProblem.unknownYear(text, country: germany)) {
                try Place(Address(segments: ["holidays", "DE", text]))
            }
        }
    }

    @Test("C6 The caller is one of a closed set: an address or an unknown caller is rejected")
    func closedSetOfCallers() {
        for caller in ["https://evil.example", "//evil.example", "/holidays", "evil"] {
            #expect(throws: PlaceProblem.badValue(name: "for", value: caller)) {
                try Place(Address(segments: ["countries"], query: [.init("for", caller)]))
            }
        }
    }

    @Test("C5 A ticket carries the caller's country, year and filters through the picker's addresses")
    func ticket() throws {
        let place = try Place(Address(target: "/countries/FR?for=holidays&country=DE&year=2026&type=bank&region=BY"))
        let germany = try #require(CountryCode("DE"))
        let filter = HolidayFilter(types: .only(.bank), region: RegionCode("BY"))
        let france = try #require(CountryCode("FR"))
        #expect(place == .countries(.choose(france, HolidayYear(germany, 2026, filter))))
    }

    @Test(
        "Nothing of a visitor’s is in an address, and what an older version put there leads to the clean one",
        arguments: [
            ("/options?name=Canary&country=GB&look=dark", "/options"), ("/options?name=Canary&look=pink", "/options"),
            ("/options?saved=1&name=Canary&country=GB&look=dark", "/options?saved=1"),
            ("/options?draft=1&name=Canary", "/options?draft=1"), ("/options?saved=0&draft=2", "/options"),
            ("/countries?for=options&name=Canary&country=GB&look=dark", "/countries?for=options"),
            ("/countries?for=options&q=land&name=Canary", "/countries?for=options&q=land"),
            ("/countries/results?for=options&name=Canary&q=x", "/countries/results?for=options&q=x"),
            ("/countries/close?for=options&name=Canary", "/countries/close?for=options"),
            ("/countries?for=start&country=GB", "/countries?for=start"),
        ])
    func nothingPersonal(spelling: String, canonical: String) throws {
        #expect(try Place(Address(target: spelling)).address == Address(target: canonical))
    }

    @Test("If the choice is stored in a cookie, the address shows the picker, and only its form chooses a country")
    func answers() throws {
        let france = try #require(CountryCode("FR"))
        for (ticket, query) in [
            (CountryTicket.start, "for=start"), (.options, "for=options"),
            (.options(openedBy: .start), "for=options&for=start"), (.world(.today), "for=world"),
            (.world(.date(CivilDate.firstDay(of: 2027))), "for=world&date=2027-01-01"),
        ] {
            #expect(ticket.isAnsweredByForm)
            #expect(CountriesPlace.answer(france, to: ticket) == .browse(search: "", ticket))
            #expect(try Place(Address(target: "/countries/FR?" + query)) == .countries(.browse(search: "", ticket)))
            #expect(try Place(Address(target: "/countries/close?" + query)) == .countries(.close(ticket)))
        }
        #expect(!CountryTicket.holidays(nil).isAnsweredByForm)
        #expect(CountriesPlace.answer(france, to: .holidays(nil)) == .choose(france, nil))
    }

    @Test("The links of a picker, whose ticket is printed once, are those of its answers")
    func answerLinks() throws {
        let (france, brittany) = (try #require(CountryCode("FR")), try #require(RegionCode("BRE")))
        let year = HolidayYear(france, 2026, HolidayFilter(types: .all, region: brittany))
        for ticket in [CountryTicket.holidays(nil), .holidays(year), .start, .options(openedBy: .start)] {
            let links = CountryAnswerLinks(to: ticket)
            #expect(links.link(to: france) == Link(.countries(.answer(france, to: ticket))))
            #expect(links.link(to: france, brittany) == Link(.countries(.answer(france, brittany, to: ticket))))
        }
        #expect(CountryAnswerLinks(to: .holidays(year)).link(to: france).description.hasSuffix("&region=BRE"))
    }

    @Test("A10 A ticket in a ticket: the picker’s holds that of Options, and the order of the callers counts")
    func nestedTicket() throws {
        let place = try Place(Address(target: "/countries?for=options&for=start&q=land"))
        #expect(place == .countries(.browse(search: "land", .options(openedBy: .start))))
        #expect(place.address.query.map(\.value) == ["options", "start", "land"])
        let greeting = try Place(Address(target: "/countries/close?for=options&for=greeting&show=1"))
        #expect(greeting == .countries(.close(.options(openedBy: .greeting(.shown)))))
        for query in ["for=greeting", "for=start&for=options", "for=holidays&for=start", "for=options&for=holidays"] {
            #expect(throws: PlaceProblem.self) { try Place(Address(target: "/countries?" + query)) }
        }
        #expect(try Place(Address(target: "/options?for=start&draft=1")) == .options(OptionsPlace(.draft, for: .start)))
        #expect(try Place(Address(target: "/Options/CLOSE?for=start")) == .options(OptionsPlace(.close, for: .start)))
    }

    @Test("A10 A ticket of another version, or ten levels deep, is reported as that")
    func unreadableTicket() {
        let deep = Array(repeating: "for=options", count: 10).joined(separator: "&")
        for target in ["/countries", "/countries/close", "/countries/DE", "/options", "/options/close"] {
            #expect(throws: PlaceProblem.ticketTooDeep(limit: 9)) { try Place(Address(target: "\(target)?\(deep)")) }
            #expect(throws: PlaceProblem.otherVersion("7")) {
                try Place(Address(target: "\(target)?for=start&ticket=7"))
            }
        }
    }

    @Test("A damaged ticket is rejected with the name of the invalid field")
    func damagedTicket() {
        for (query, name) in [
            ("country=x&year=2026", "country"), ("country=DE&year=x", "year"), ("country=DE&year=2026&type=x", "type"),
        ] {
            let error = #expect(throws: PlaceProblem.self) {
                try Place(Address(target: "/countries?for=holidays&" + query))
            }
            guard case .badValue(name, _) = error else {
                Issue.record("\(query) gives \(String(describing: error))")
                continue
            }
        }
    }
}
