/// Why a page cannot be compared with a snapshot at all. A page that merely differs is reported as an issue instead.
public struct SnapshotError: Error, Hashable, CustomStringConvertible {
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
