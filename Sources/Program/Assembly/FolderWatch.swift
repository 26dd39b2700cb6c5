import Foundation

/// Notices that files of folders have changed.
///
/// It looks every two seconds, which works on every file system, those of containers and of networks included. A change
/// counts when nothing more has changed by the next look, so a set that is still being copied is not read in halves.
struct FolderWatch: Sendable {
    private let folders: [String]
    private let links: [String]
    private let interval: Duration
    /// What was there when the watch was made: before the files were read, so that no change between the two is missed.
    private let first: Look

    /// - Parameters:
    ///   - folders: in which any file may change.
    ///   - links: symbolic links that may lead somewhere else.
    ///   - interval: the time between two looks.
    init(_ folders: [String], links: [String] = [], every interval: Duration = .seconds(2)) {
        (self.folders, self.links, self.interval) = (folders, links, interval)
        first = Self.look(folders, links)
    }

    /// Calls the function after each change, until the task is cancelled. Returns at once without folders and links.
    func run(_ changed: @Sendable () -> Void) async {
        guard !folders.isEmpty || !links.isEmpty else { return }
        var settled = first
        var last = first
        while !Task.isCancelled {
            do { try await Task.sleep(for: interval) } catch { return }
            let now = Self.look(folders, links)
            if now == last, now != settled {
                settled = now
                changed()
            }
            last = now
        }
    }

    /// What is seen of a file without reading it.
    private struct Glance: Hashable {
        let size: Int
        let modified: Date
        let number: Int
    }

    private struct Look: Equatable {
        var files: [String: Glance] = [:]
        var targets: [String?] = []
    }

    private static func look(_ folders: [String], _ links: [String]) -> Look {
        var seen = Look()
        seen.targets = links.map { try? FileManager.default.destinationOfSymbolicLink(atPath: $0) }
        for folder in folders {
            guard let names = FileManager.default.enumerator(atPath: folder) else { continue }
            for case let name as String in names {
                guard let found = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)") else {
                    continue
                }
                seen.files["\(folder)/\(name)"] = Glance(
                    size: found[.size] as? Int ?? 0, modified: found[.modificationDate] as? Date ?? .distantPast,
                    number: found[.systemFileNumber] as? Int ?? 0)
            }
        }
        return seen
    }
}
