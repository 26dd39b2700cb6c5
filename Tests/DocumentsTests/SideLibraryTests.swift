import Synchronization
import TestSupport
import Testing

@testable import Documents

/// Counts the requests for each document, and returns a test's replacement or else the embedded document.
final class CountingDocuments: DocumentSource {
    let name = "test"
    private let counts = Mutex<[String: Int]>([:])
    private let replacements = Mutex<[String: String]>([:])

    func count(_ name: String) -> Int { counts.withLock { $0[name, default: 0] } }

    func replace(_ name: String, with text: String) { replacements.withLock { $0[name] = text } }

    func bytes(of name: String) -> [UInt8]? {
        counts.withLock { $0[name, default: 0] += 1 }
        return replacements.withLock { $0[name] }.map { Array($0.utf8) } ?? EmbeddedDocuments().bytes(of: name)
    }
}

/// A clock that only advances when a test calls `advance(by:)`.
final class HandClock: Sendable {
    private let time = Mutex(ContinuousClock.now)

    var now: ContinuousClock.Instant { time.withLock { $0 } }
    func advance(by duration: Duration) { time.withLock { $0 += duration } }
}

@Suite("The sides’ documents")
struct SideLibraryTests {
    private let library = SideLibrary(EmbeddedDocuments())

    private func joined(_ name: PartedName) -> String {
        [name.given, name.family].compactMap(\.self).joined(separator: " ")
    }

    @Test("S3 The Jedi code has five lines, the Sith code six")
    func codes() async throws {
        let jedi = try await library.code(of: .light, refresh: false).value
        #expect(jedi.title == "The Jedi code" && jedi.lines.count == 5)
        #expect(jedi.lines.first == "There is no emotion, there is peace.")
        let sith = try await library.code(of: .dark, refresh: false).value
        #expect(sith.title == "The Sith code" && sith.lines.count == 6)
        #expect(sith.lines.last == "The Force shall free me.")
    }

    @Test("S4 The masters and their apprentices, in order")
    func masters() async throws {
        let rows = try await library.masters(refresh: false).value.map { master in
            "\(joined(master.name)): \(master.apprentices.map(joined).joined(separator: ", "))"
        }
        #expect(
            rows == [
                "Obi-Wan Kenobi: Anakin Skywalker, Luke Skywalker", "Anakin Skywalker: Ahsoka Tano",
                "Luke Skywalker: Ben Solo, Rey",
                "Yoda: Obi-Wan Kenobi, Anakin Skywalker, Luke Skywalker, Mace Windu", "Mace Windu: ",
            ])
    }

    @Test("S5 The six holocrons, in order")
    func holocrons() async throws {
        let rows = try await library.holocrons(refresh: false).value.map { holocron in
            "\(holocron.name) (\(holocron.creator ?? "none"); \(holocron.powers.joined(separator: ", ")))"
        }
        #expect(
            rows == [
                "Holocron of Heresies (Darth Andeddu; Essence transfer)",
                "Holocron of Naga Sadow (Naga Sadow; Dark rituals, Sith alchemy)",
                "Adas's holocron (King Adas; Dark rituals)", "Tulak Hord's holocron (Tulak Hord; )",
                "Lord Ergast's holocron (Lord Ergast; Force walking)",
                "Telos holocron (none; Sith history, Code of the Sith, Transcriptions from Darth Revan's holocron, Dark rituals)",
            ])
    }

    @Test("S6 Loaded once, it is served without a new request until it expires or a refresh asks for it")
    func caching() async throws {
        let source = CountingDocuments()
        let clock = HandClock()
        let library = SideLibrary(source, lifetime: .seconds(60)) { clock.now }
        func ask(refresh: Bool = false) async throws {
            for side in Side.allCases { _ = try await library.code(of: side, refresh: refresh) }
            _ = try await library.masters(refresh: refresh)
            _ = try await library.holocrons(refresh: refresh)
        }
        let names = ["sides/light/code.xml", "sides/dark/code.xml", "sides/light/list.xml", "sides/dark/list.xml"]
        try await ask()
        try await ask()
        clock.advance(by: .seconds(59))
        try await ask()
        for name in names { #expect(source.count(name) == 1) }
        clock.advance(by: .seconds(1))
        try await ask()
        for name in names { #expect(source.count(name) == 2, "expired") }
        try await ask(refresh: true)
        for name in names { #expect(source.count(name) == 3, "asked for anew") }
        try await ask()
        for name in names { #expect(source.count(name) == 3) }
    }

    @Test("S6 A refresh reads the current document; if it is damaged, the stale copy is returned with its age")
    func refresh() async throws {
        let source = CountingDocuments()
        let clock = HandClock()
        let told = Told()
        let library = SideLibrary(source, now: { clock.now }, report: { told.append("\($0)") })
        #expect(try await library.holocrons(refresh: false).value.count == 6)
        source.replace("sides/dark/list.xml", with: "<holocrons xmlns=\"urn:almanac:sides\"/>")
        #expect(try await library.holocrons(refresh: false).value.count == 6)
        #expect(try await library.holocrons(refresh: true).value.isEmpty)
        source.replace("sides/dark/list.xml", with: "<holocrons")
        clock.advance(by: .seconds(600))
        let old = try await library.holocrons(refresh: true)
        #expect(old.value.isEmpty && old.age == .seconds(600))
        #expect(told.texts.count == 1)
        source.replace("sides/dark/list.xml", with: "<holocrons xmlns=\"urn:almanac:sides\"/>")
        #expect(try await library.holocrons(refresh: false).age == nil, "it is tried again without being asked")
    }

    @Test(
        "S7 A damaged document is rejected with its line; the others still load",
        arguments: [
            (
                "sides/light/code.xml",
                "<code xmlns=\"urn:almanac:sides\" side=\"dark\"><title>T</title><line>L</line></code>"
            ),
            ("sides/light/code.xml", "<holocrons xmlns=\"urn:almanac:sides\"/>"),
            ("sides/light/code.xml", "<code xmlns=\"urn:almanac:sides\" side=\"light\"><title>T</title></code>"),
            ("sides/light/list.xml", "<holocrons xmlns=\"urn:almanac:sides\"/>"),
            (
                "sides/light/list.xml",
                "<masters xmlns=\"urn:almanac:sides\"><master id=\"a\"><name><given>A</given></name><apprenticeRef ref=\"b\"/></master></masters>"
            ),
            ("sides/dark/list.xml", "<masters xmlns=\"urn:almanac:sides\"/>"),
            ("sides/dark/list.xml", "<holocrons xmlns=\"urn:almanac:sides\"><holocron/></holocrons>"),
            ("sides/dark/list.xml", "<!DOCTYPE x><holocrons xmlns=\"urn:almanac:sides\"/>"),
        ])
    func damaged(name: String, text: String) async throws {
        let source = CountingDocuments()
        source.replace(name, with: text)
        let library = SideLibrary(source)
        let failure = try #require(throws: DocumentFailure.self) { try library.validateAll() }
        #expect("\(failure)".hasPrefix("invalid document \(name) (test): "))
        switch name {
        case "sides/light/code.xml":
            await #expect(throws: ServiceFailure.invalid) { try await library.code(of: .light, refresh: false) }
            #expect(try await library.masters(refresh: false).value.count == 5)
        case "sides/light/list.xml":
            await #expect(throws: ServiceFailure.invalid) { try await library.masters(refresh: false) }
        default:
            await #expect(throws: ServiceFailure.invalid) { try await library.holocrons(refresh: false) }
        }
    }

    @Test("A missing document is named")
    func missing() throws {
        let library = SideLibrary(MemoryDocuments(documents: [:]))
        let failure = try #require(throws: DocumentFailure.self) { try library.validateAll() }
        #expect("\(failure)" == "missing document sides/light/code.xml (test)")
    }
}
