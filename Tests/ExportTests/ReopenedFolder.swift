@testable import Export

/// Opens a folder that was open before in the same test.
///
/// A program that another test starts has a copy of the lock from its `fork` to its `exec`, so the folder may be busy for a
/// moment. Fails if it is for a minute.
func reopened(_ path: String) async throws -> ExportFolder {
    for _ in 0..<6_000 {
        do {
            return try ExportFolder(path)
        } catch ExportFailure.busy {
            try await Task.sleep(for: .milliseconds(10))
        }
    }
    return try ExportFolder(path)
}
