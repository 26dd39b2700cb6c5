import Synchronization
import TestSupport
import Testing

@testable import Documents

@Suite("Stories")
struct StoriesTests {
    private static let texts = """
        <what>Something happened in a place in the year 1990.</what><date>The law   fixed the date in the year 1991.</date>
        <kept>People eat a dish and sing a song in that place.</kept>
        """

    private static func story(_ attributes: String, _ body: String = texts + "<source>Act of 1990</source>") -> String {
        "<story \(attributes)>\(body)</story>\n"
    }

    private static func document(_ stories: String, _ country: String = "") -> String {
        "<stories xmlns=\"urn:almanac:stories\" \(country)>\n\(stories)</stories>"
    }

    private static let own = document(story("holiday=\"Day\""), "country=\"DE\"")
    private static let occasions = document(story("occasion=\"vesak\""))

    private func code(_ code: String) throws -> CountryCode { try #require(CountryCode(code)) }

    /// A folder with the given documents that counts what it is asked for.
    private final class Folder: DocumentSource {
        let name = "folder"
        private let documents: [String: String]
        private let asked = Mutex<[String]>([])

        var names: [String] { asked.withLock { $0 } }

        init(_ documents: [String: String]) { self.documents = documents }

        func bytes(of name: String) -> [UInt8]? {
            asked.withLock { $0.append(name) }
            return documents[name].map { Array($0.utf8) }
        }
    }

    @Test("A story has what happened, its date, how it is kept, and sources")
    func read() throws {
        let label = DocumentLabel(name: "stories/DE.xml", source: "test")
        let sources = "<source>Act of 1990</source><source>A &amp; B</source>"
        let text = Self.document(Self.story("holiday=\"Day\"", Self.texts + sources), "country=\"DE\"")
        let stories = try OwnFormat.stories(Array(text.utf8), of: code("DE"), label: label)
        let story = try #require(stories.first)
        #expect(stories.count == 1 && story.holiday == "Day")
        #expect(
            story.story
                == Story(
                    what: "Something happened in a place in the year 1990.",
                    date: "The law fixed the date in the year 1991.",
                    kept: "People eat a dish and sing a song in that place.", sources: ["Act of 1990", "A & B"]))
    }

    @Test(
        "A document that breaks a rule is refused, with the line and the reason",
        arguments: [
            // What the schema refuses: nothing, no source, four sources, a text too short, a story twice.
            ("", 1), (story("holiday=\"Day\"", texts), 2),
            (story("holiday=\"Day\"", texts + String(repeating: "<source>Act of 1990</source>", count: 4)), 3),
            (
                story(
                    "holiday=\"Day\"", "<what>No.</what><date>No.</date><kept>No.</kept><source>Act of 1990</source>"),
                2
            ),
            (story("holiday=\"Day\"") + story("holiday=\"Day\""), 4),
            // What it cannot express.
            (story("holiday=\"Day\"") + story("occasion=\"vesak\""), 4), (story(""), 2),
            (story("holiday=\"Day\" occasion=\"vesak\""), 2),
        ])
    func refused(stories: String, line: Int) throws {
        let label = DocumentLabel(name: "stories/DE.xml", source: "test")
        let text = Self.document(stories, "country=\"DE\"")
        let failure = try #require(throws: DocumentFailure.self) {
            try OwnFormat.stories(Array(text.utf8), of: code("DE"), label: label)
        }
        #expect(failure.description.contains("stories/DE.xml (test): line \(line)"), "\(failure)")
    }

    @Test("A country's document is refused for another country and for occasions, and that of occasions for a country")
    func mistaken() throws {
        let label = DocumentLabel(name: "stories/FR.xml", source: "test")
        let (own, occasions) = (Array(Self.own.utf8), Array(Self.occasions.utf8))
        func reason(_ read: () throws -> Void) throws -> String {
            "\(try #require(throws: DocumentFailure.self, performing: read))"
        }
        #expect(
            try reason { _ = try OwnFormat.stories(own, of: code("FR"), label: label) }.hasSuffix(
                "line 1: expected the stories of FR"))
        #expect(
            try reason { _ = try OwnFormat.stories(occasions, of: code("FR"), label: label) }.hasSuffix(
                "line 1: expected the stories of FR"))
        #expect(
            try reason { _ = try OwnFormat.stories(own, label: label) }.hasSuffix(
                "line 1: expected the stories of occasions, found those of a country"))
        let mixed = Self.document(Self.story("holiday=\"Day\""))
        #expect(
            try reason { _ = try OwnFormat.stories(Array(mixed.utf8), label: label) }.hasSuffix(
                "line 2: expected the story of an occasion"))
    }

    @Test("The first story of a country reads its document, once, and no other")
    func once() async throws {
        let folder = Folder(["stories/DE.xml": Self.own])
        let library = DocumentLibrary(folder)
        #expect(try await library.story(of: "Day", in: code("DE")) != nil)
        #expect(try await library.story(of: "Other Day", in: code("DE")) == nil)
        #expect(try await library.story(of: "day", in: code("DE")) == nil)
        #expect(folder.names == ["stories/DE.xml"])
        // A country without a document is not asked for again either.
        for _ in 0..<2 { #expect(try await library.story(of: "Day", in: code("ZZ")) == nil) }
        #expect(folder.names == ["stories/DE.xml", "stories/ZZ.xml"])
    }

    @Test("The cache of countries is limited: the least recently used is read again")
    func limited() async throws {
        let folder = Folder(["stories/DE.xml": Self.own])
        let shelf = StoryShelf(DocumentReader(folder), mostStories: 3)
        for country in ["DE", "ZZ", "DE", "ZY", "DE", "ZZ"] { _ = try await shelf.story(of: "Day", in: code(country)) }
        #expect(folder.names == ["DE", "ZZ", "ZY", "ZZ"].map { "stories/\($0).xml" })
    }

    @Test("A folder without stories has those of the program; its own replace them, for one country or for occasions")
    func folder() async throws {
        let bare = DocumentLibrary(Folder([:]))
        #expect(try await bare.story(of: "German Unity Day", in: code("DE"))?.what.contains("1990") == true)
        #expect(try await bare.story(of: Slug("vesak")) != nil)
        let library = DocumentLibrary(Folder(["stories/DE.xml": Self.own, "stories/occasions.xml": Self.occasions]))
        #expect(try await library.story(of: "German Unity Day", in: code("DE")) == nil)
        #expect(try await library.story(of: "Day", in: code("DE"))?.sources == ["Act of 1990"])
        #expect(try await library.story(of: "National Day", in: code("FR")) != nil)
        #expect(try await library.story(of: Slug("vesak"))?.sources == ["Act of 1990"])
        #expect(try await library.story(of: Slug("christmas day")) == nil)
    }

    @Test("An invalid document of a folder is reported and gives no story, not the program's")
    func invalid() async throws {
        let told = Told()
        let broken = Self.document("")
        let folder = Folder(["stories/DE.xml": broken, "stories/occasions.xml": broken])
        let library = DocumentLibrary(folder) { told.append("\($0)") }
        await #expect(throws: ServiceFailure.invalid) {
            try await library.story(of: "German Unity Day", in: code("DE"))
        }
        await #expect(throws: ServiceFailure.invalid) { try await library.story(of: Slug("vesak")) }
        #expect(told.texts.map { $0.contains("stories/DE.xml") } == [true, false])
    }

    @Test("Every embedded story can be read: of all occasions, and of holidays that their country has")
    func embedded() async throws {
        let library = DocumentLibrary(EmbeddedDocuments())
        for occasion in try await library.occasions() {
            #expect(try await library.story(of: occasion.id) != nil, "\(occasion.id)")
        }
        let reader = DocumentReader(EmbeddedDocuments())
        var count = 0
        for country in try await library.countries().value {
            let stories = try reader.stories(of: country.code)
            count += stories.count
            guard let calendar = try reader.calendar(of: country.code), !stories.isEmpty else { continue }
            let names = Set(calendar.holidays.map { Array($0.kind.name.text.utf8) })
            for story in stories {
                #expect(names.contains(Array(story.holiday.utf8)), "\(country.code) \(story.holiday)")
            }
        }
        #expect(count > 900)
    }
}
