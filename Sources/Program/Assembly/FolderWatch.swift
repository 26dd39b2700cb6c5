import Foundation

/// Watches single files and folders for changes.
///
/// It looks every two seconds, which works on every file system, including those of containers and networks. A change
/// counts once nothing more has changed by the next look, so that a set is not read while it is being copied.
struct FolderWatch: Sendable {
    /// What is watched.
    struct Places: Equatable {
        /// Files, and folders in which any file may change.
        var files: [String] = []
        /// Symbolic links that may lead somewhere else.
        var links: [String] = []
    }

    private let places: @Sendable () -> Places
    private let interval: Duration
    /// What was there when the watch was made. That is before the files are read, so that no change in between is
    /// missed.
    private let first: Look

    /// - Parameters:
    ///   - interval: the time between two looks.
    ///   - places: asked at each look, since they may change as well.
    init(every interval: Duration = .seconds(2), _ places: @escaping @Sendable () -> Places) {
        (self.places, self.interval) = (places, interval)
        first = Self.look(places())
    }

    /// Calls the function after each change, until the task is cancelled. Returns at once if there is nothing to watch.
    func run(_ changed: @Sendable () -> Void) async {
        guard places() != Places() else { return }
        var settled = first
        var last = first
        while !Task.isCancelled {
            do { try await Task.sleep(for: interval) } catch { return }
            let now = Self.look(places())
            if now == last, now != settled {
                settled = now
                changed()
            }
            last = now
        }
    }

    /// The state of a file, without its content.
    private struct Glance: Hashable {
        let size: Int
        let modified: Date
        let number: Int
    }

    private struct Look: Equatable {
        var files: [String: Glance] = [:]
        var targets: [String?] = []
    }

    private static func look(_ places: Places) -> Look {
        var seen = Look()
        seen.targets = places.links.map { try? FileManager.default.destinationOfSymbolicLink(atPath: $0) }
        for path in places.files {
            seen.files[path] = glance(at: path)
            guard let names = FileManager.default.enumerator(atPath: path) else { continue }
            for case let name as String in names { seen.files["\(path)/\(name)"] = glance(at: "\(path)/\(name)") }
        }
        return seen
    }

    /// Nil if nothing is there.
    private static func glance(at path: String) -> Glance? {
        guard let found = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
        return Glance(
            size: found[.size] as? Int ?? 0, modified: found[.modificationDate] as? Date ?? .distantPast,
            number: found[.systemFileNumber] as? Int ?? 0)
    }
}
