import Testing
import VIPER

@Suite("Tickets")
struct TicketTests {
    private typealias RoomTicket = Ticket<RoomCaller>

    /// A generator with a seed, so that a failure can be repeated (SplitMix64).
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64 = 11

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    @Test("A10 A printed ticket parses to the same one: 10,000 random tickets of every depth, with any text")
    func inverse() throws {
        var random = Numbers()
        var depths: Set<Int> = []
        for _ in 0..<10_000 {
            let ticket = RoomTicket.random(using: &random)
            #expect(try RoomTicket(Form(ticket.fields)) == ticket)
            depths.insert(ticket.depth)
        }
        #expect(depths == Set(1...TicketLimit.depth))
    }

    @Test("A10 A ticket holds the ticket of the flow that opened its caller, the innermost first")
    func nesting() throws {
        let ticket = try #require(try RoomTicket(Form("for=room&number=2&for=room&number=1&for=lobby")))
        let outer = RoomTicket(.room("1", NestedTicket(RoomTicket(.lobby))))
        #expect(ticket == RoomTicket(.room("2", NestedTicket(outer))) && ticket.depth == 3)
        #expect(ticket.fields.text == "for=room&number=2&for=room&number=1&for=lobby")
        #expect(RoomTicket(.lobby).fields.text == "for=lobby")
    }

    @Test("A10 The order of a single caller's fields does not count, and unknown and empty ones are ignored")
    func tolerant() throws {
        for text in ["number=7&for=room", "for=room&x=1&number=7&q=search", "for=&for=room&number=7&number=8"] {
            #expect(try RoomTicket(Form(text)) == RoomTicket(.room("7", nil)), "\(text)")
        }
        for text in ["", "number=7", "for", "for=", "For=room"] {
            #expect(try RoomTicket(Form(text)) == nil, "\(text)")
        }
    }

    @Test("A10 Nine flows can wait for each other, ten cannot", arguments: [8, 9, 10, 100_000])
    func depth(count: Int) {
        let form = Form((0..<count).map { _ in Form.Field("for", "room") })
        if count <= 9 {
            #expect(throws: Never.self) { try RoomTicket(form) }
        } else {
            #expect(throws: TicketProblem.tooDeep(limit: 9)) { try RoomTicket(form) }
        }
    }

    @Test("A10 A ticket that is as deep as tickets can be is not nested once more")
    func full() {
        #expect(NestedTicket(RoomTicket.rooms(8)) != nil)
        #expect(RoomTicket.rooms(9).depth == 9 && NestedTicket(RoomTicket.rooms(9)) == nil)
        #expect(RoomTicket.rooms(10) == RoomTicket(.room("10", nil)), "the tenth forgets who opened it")
    }

    @Test(
        "A10 A ticket of another version is reported with its version, at every depth",
        arguments: ["for=room&ticket=2", "ticket=2&for=room", "for=room&ticket=1&for=lobby&ticket=2"])
    func version(text: String) {
        #expect(throws: TicketProblem.otherVersion("2")) { try RoomTicket(Form(text)) }
    }

    @Test("A10 Version 1 is omitted; a later version is printed, and does not read version 1")
    func laterVersion() throws {
        #expect(try RoomTicket(Form("for=lobby&ticket=1"))?.fields.text == "for=lobby")
        #expect(try RoomTicket(Form("for=lobby&ticket="))?.fields.text == "for=lobby")
        let later = Ticket(RenamedCaller())
        #expect(later.fields.text == "for=hall&ticket=2")
        #expect(try Ticket<RenamedCaller>(Form(later.fields)) == later)
        #expect(throws: TicketProblem.otherVersion("1")) { try Ticket<RenamedCaller>(Form("for=hall")) }
        for version in ["01", "+1", " 1", "1.0", "１", "1\u{301}", "-1", "99999999999999999999", "\u{0}"] {
            let form = Form([.init("for", "lobby"), .init("ticket", version)])
            let error = #expect(throws: TicketProblem.self) { try RoomTicket(form) }
            guard case .otherVersion(let text) = error, text.utf8.elementsEqual(version.utf8) else {
                Issue.record("\(version) gives \(String(describing: error))")
                continue
            }
        }
    }

    @Test(
        "A10 C6 A caller that is not one of the closed set is reported, nested or not",
        arguments: [
            "Room", "room ", "room\u{0}", "ro%6Fm", "room\u{301}", "https://evil.example", "//evil.example",
            "\u{FEFF}room",
            String(repeating: "room", count: 250_000),
        ])
    func unknown(word: String) {
        for fields in [[Form.Field("for", word)], [.init("for", "room"), .init("for", word)]] {
            let error = #expect(throws: TicketProblem.self) { try RoomTicket(Form(fields)) }
            guard case .unknownCaller(let text) = error, text.utf8.elementsEqual(word.utf8) else {
                Issue.record("\(word.prefix(40)) gives \(String(describing: error).prefix(80))")
                continue
            }
        }
    }

    @Test("A10 Nobody waits for a flow that is no sub-flow")
    func notASubflow() {
        #expect(throws: TicketProblem.unknownCaller("room")) { try RoomTicket(Form("for=lobby&for=room&for=lobby")) }
    }

    @Test("A10 Parsing takes time in proportion to the fields, whatever they hold")
    func time() throws {
        // Quadratic time would be minutes.
        let noise = (0..<200_000).map { Form.Field("x\($0 % 7)", "e\u{301}") }
        let long = String(repeating: "e\u{301}\u{323}", count: 300_000)
        let start = ContinuousClock.now
        let ticket = try RoomTicket(Form(noise + [.init("for", "room"), .init("number", long)] + noise))
        guard case .room(let number, nil) = ticket?.frame else { Issue.record("no room"); return }
        #expect(number.utf8.count == long.utf8.count)
        #expect(throws: TicketProblem.self) { try RoomTicket(Form([.init("for", long)] + noise)) }
        #expect(throws: TicketProblem.self) { try RoomTicket(Form([.init("for", "room"), .init("ticket", long)])) }
        #expect(ContinuousClock.now - start < .seconds(20))
    }
}
