import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import Documents

@Suite("The executor that loads documents")
struct ExecutorTests {
    /// A test double of an event loop: one thread that must not be blocked.
    private final class Loop: TaskExecutor {
        private static let mark = DispatchSpecificKey<Bool>()
        private let queue = DispatchQueue(label: "loop")

        init() { queue.setSpecific(key: Self.mark, value: true) }

        static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        }
    }

    /// A source that records for each document whether it was loaded on the event loop.
    private final class Source: DocumentSource {
        private let documents = EmbeddedDocuments()
        private let places = Mutex<[String: Bool]>([:])

        var wasOnLoop: [String: Bool] { places.withLock { $0 } }
        var name: String { documents.name }

        func bytes(of name: String) throws(DocumentFailure) -> [UInt8]? {
            places.withLock { $0[name] = Loop.isCurrent }
            return documents.bytes(of: name)
        }
    }

    @Test("A visit that starts on an event loop returns to it; the documents are loaded elsewhere")
    func elsewhere() async throws {
        let source = Source()
        let library = DocumentLibrary(source)
        let code = try #require(CountryCode("AD"))
        let other = try #require(CountryCode("LI"))
        let isOnLoop = try await Task(executorPreference: Loop()) {
            _ = try await library.country(code)
            _ = try await library.calendar(of: code, covering: CalendarScope(year: 2026))
            _ = await library.regions(of: other)
            _ = try await library.story(of: "Constitution Day", in: code)
            _ = try await library.story(of: Slug("vesak"))
            _ = try await library.people()
            _ = try await library.quotations()
            return Loop.isCurrent
        }.value
        #expect(isOnLoop)
        #expect(source.wasOnLoop.count >= 7)
        #expect(source.wasOnLoop.filter(\.value).isEmpty)
    }
}
