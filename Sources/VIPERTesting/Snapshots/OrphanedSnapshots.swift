public import Testing

/// A trait that fails a suite if a snapshot is left over: one that no test has compared when the suite has ended.
///
/// ```swift
/// @Suite(.noOrphanedSnapshots(prefix: "book-"))
/// struct BookTests { … }
/// ```
public struct OrphanTrait: SuiteTrait, TestScoping {
    private let prefix: String
    private let folder: SnapshotFolder
    private let sourceLocation: SourceLocation

    init(prefix: String, folder: SnapshotFolder, sourceLocation: SourceLocation) {
        self.prefix = prefix
        self.folder = folder
        self.sourceLocation = sourceLocation
    }

    public func provideScope(
        for test: Test, testCase _: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await function()
        guard TestSelection(arguments: CommandLine.arguments).isWhole(suite: test.id.description) else { return }
        let orphans = try folder.orphans(prefix: prefix)
        if !orphans.isEmpty { Issue.record("\(Self.words(orphans, folder))", sourceLocation: sourceLocation) }
    }

    static func words(_ orphans: [String], _ folder: SnapshotFolder) -> String {
        """
        No test of this suite compares these snapshots. Delete each, or run the test that compares it:
        \(orphans.map(folder.path(of:)).joined(separator: "\n"))
        """
    }
}

extension Trait where Self == OrphanTrait {
    /// Fails the suite if the folder `__Snapshots__` beside it has a file that no test has compared. If only some of the
    /// suite's tests are run (`swift test --filter`), nothing is checked.
    ///
    /// - Parameter prefix: how the names of the suite's snapshots begin. Needed if several suites share the folder; by
    ///   default all of the folder is the suite's.
    public static func noOrphanedSnapshots(
        prefix: String = "", filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Self {
        OrphanTrait(
            prefix: prefix, folder: SnapshotFolder(besideFile: filePath), sourceLocation: sourceLocation)
    }
}

/// Which tests this process was asked to run, as `swift test` passes it on.
struct TestSelection {
    private let filters: [String]

    init(arguments: [String]) {
        filters = zip(arguments, arguments.dropFirst()).filter { $0.0 == "--filter" }.map(\.1)
    }

    /// Whether all tests of a suite are run, unless `--skip` leaves out some of them.
    ///
    /// - Parameter suite: its id, such as `BookTests.BookTests`. A filter that matches it matches each of its tests,
    ///   whose ids begin with the suite's.
    func isWhole(suite: String) -> Bool {
        filters.isEmpty
            || filters.contains { filter in
                guard let expression = try? Regex(filter) else { return false }
                return "\(suite)/".contains(expression)
            }
    }
}
