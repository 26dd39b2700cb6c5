import Almanac
import Testing

@Suite("Places")
struct PlaceTests {
    @Test("A9 Parsing what a place prints gives the place: ten thousand of all kinds")
    func identity() throws {
        var random = SeededGenerator(seed: 26)
        for _ in 0..<10_000 {
            let place = Place.random(using: &random)
            #expect(try Place(place.address) == place)
        }
    }

    @Test(
        "Addresses are tolerant in what does not matter",
        arguments: [
            ("/holidays/de/2026", "/holidays/DE/2026"), ("/holidays/DE/2026?region=by", "/holidays/DE/2026?region=BY"),
            ("/holidays/DE/2026?type=public", "/holidays/DE/2026"),
            ("/holidays/DE/2026?type=&region=", "/holidays/DE/2026"),
            ("/holidays/DE/2026?utm_source=x", "/holidays/DE/2026"), ("/countries?q=", "/countries"),
            ("/holidays/DE/2026/10-03-German-Unity-Day", "/holidays/DE/2026/10-03-german-unity-day"),
        ])
    func tolerant(spelling: String, canonical: String) throws {
        let place = try Place(Address(target: spelling))
        #expect(try place.address == Address(target: canonical))
    }

    @Test(
        "What leads nowhere is unknown",
        arguments: [
            "/nowhere", "/holidays/Germany", "/holidays/DE/2026/10-03-x/more", "/..", "/countries/DE/x",
            "/%252e%252e/etc",
        ])
    func unknown(target: String) {
        #expect(throws: PlaceProblem.unknown) { try Place(Address(target: target)) }
    }

    @Test("D2 A year that is none says so, with the country it was asked for")
    func notAYear() throws {
        let germany = try #require(CountryCode("DE"))
        for text in ["2026x", "26", "99999", "-026", "２０２６"] {
            #expect(throws: PlaceProblem.unknownYear(text, country: germany)) {
                try Place(Address(segments: ["holidays", "DE", text]))
            }
        }
    }

    @Test("C6 The way back is one of a closed set: an address or an unknown caller is refused")
    func closedSetOfCallers() {
        for caller in ["https://evil.example", "//evil.example", "/holidays", "evil"] {
            #expect(throws: PlaceProblem.badValue(name: "for", value: caller)) {
                try Place(Address(segments: ["countries"], query: [.init("for", caller)]))
            }
        }
    }

    @Test("C5 A ticket carries the caller's country, year and filters through the picker's addresses")
    func ticket() throws {
        let place = try Place(
            Address(target: "/countries/FR?for=holidays&country=DE&year=2026&type=bank&region=BY"))
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

    @Test("A country is chosen at an address only where nothing is kept of it; else the picker is there, and its form")
    func answers() throws {
        let france = try #require(CountryCode("FR"))
        for (ticket, query) in [(Ticket.start, "for=start"), (.options, "for=options")] {
            #expect(ticket.isAnsweredByForm)
            #expect(CountriesPlace.answer(france, to: ticket) == .browse(search: "", ticket))
            #expect(try Place(Address(target: "/countries/FR?" + query)) == .countries(.browse(search: "", ticket)))
            #expect(try Place(Address(target: "/countries/close?" + query)) == .countries(.close(ticket)))
        }
        #expect(!Ticket.holidays(nil).isAnsweredByForm)
        #expect(CountriesPlace.answer(france, to: .holidays(nil)) == .choose(france, nil))
    }

    @Test("A damaged ticket is refused with the field that is wrong")
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
