public import AlmanacValues
public import Documents
import Entities
import Foundation
import Glibc
import Support

/// The folder with data that are newer than the program's own. It keeps the last few versions, one of which is in use.
///
/// `versions/REVISION` contains the documents of a set, and the set as it was published. The symbolic link `current`
/// points to the version in use. A new version is written beside the others, synced, and then renamed; then the link is
/// replaced by a rename. So a reader always finds either the old version or the new one, whichever process is killed.
public struct DataFolder: Sendable {
    public let path: String

    /// How many versions are kept.
    public static let kept = 3

    public init(_ path: String) { self.path = path }

    private var versions: String { "\(path)/versions" }
    private var link: String { "\(path)/current" }
    private static let date = "installed"
    private static let published = "published"
    private static let takenBack = "taken-back"

    /// A version in the folder.
    public struct Version: Hashable, Sendable {
        /// The revision of its data.
        public let name: String
        /// When it was put in place, in seconds since 1970.
        public let installed: Int
        public let isCurrent: Bool
        /// Whether `rollback` has switched from it to another version.
        public let isTakenBack: Bool

        /// The day of its data; nil if its name has none.
        public var day: CivilDate? { CivilDate(String(name.prefix(10))) }
    }

    /// The version in use, and its documents; nil if the folder has none.
    public var current: (name: String, documents: DocumentFolder)? {
        guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link),
            let name = target.split(separator: "/").last.map(String.init), Tar.isPlain(name)
        else { return nil }
        // The version itself, and not the link: a site reads documents for as long as it is served.
        return (name, DocumentFolder("\(versions)/\(name)/documents"))
    }

    /// The set of a version, with its publisher's signature; nil if it was installed without one.
    public func published(_ version: String) -> SignedSet? {
        let file = "\(versions)/\(version)/\(Self.published)/\(SignedSet.name)"
        guard let archive = try? Data(contentsOf: URL(fileURLWithPath: file)), archive.count <= DataSet.largest,
            let signature = try? Data(contentsOf: URL(fileURLWithPath: file + SignedSet.signatureEnding)),
            signature.count <= SignedSet.longestSignature
        else { return nil }
        return SignedSet(archive: Array(archive), signature: Array(signature))
    }

    /// All versions, the most recently installed one first.
    public func list() -> [Version] {
        let current = current?.name
        let names = (try? FileManager.default.contentsOfDirectory(atPath: versions)) ?? []
        return names.filter(Tar.isPlain).compactMap { name in
            let folder = "\(versions)/\(name)"
            guard let text = try? String(contentsOfFile: "\(folder)/\(Self.date)", encoding: .utf8),
                let installed = Int(text.prefix { $0 != "\n" })
            else { return nil }
            return Version(
                name: name, installed: installed, isCurrent: name == current,
                isTakenBack: FileManager.default.fileExists(atPath: "\(folder)/\(Self.takenBack)"))
        }
        .sorted { ($0.installed, $0.name) > ($1.installed, $1.name) }
    }

    /// Installs a set, and removes the oldest versions beyond the last three.
    ///
    /// - Parameters:
    ///   - published: the set and its signature, for machines that fetch them from this one.
    ///   - now: in seconds since 1970.
    ///   - again: whether to install a version that was rolled back.
    /// - Returns: false if it is in use already.
    public func install(
        _ set: DataSet, published: SignedSet? = nil, now: Int, again: Bool = false
    ) throws(DataSetProblem) -> Bool {
        let name = set.revision.description
        let known = list().first { $0.name == name }
        if known?.isCurrent == true { return false }
        if known?.isTakenBack == true, !again { throw .takenBack(name) }
        do {
            if known != nil {
                try? FileManager.default.removeItem(atPath: "\(versions)/\(name)/\(Self.takenBack)")
            } else {
                try write(set, published, as: name, now: now)
            }
            try point(to: name)
        } catch {
            throw .unreadable(path, reason: error.localizedDescription)
        }
        removeOld()
        return true
    }

    private func write(_ set: DataSet, _ published: SignedSet?, as name: String, now: Int) throws {
        let files = FileManager.default
        try files.createDirectory(atPath: versions, withIntermediateDirectories: true)
        let draft = "\(path)/incoming-\(UUID().uuidString)"
        do {
            for member in set.members {
                let file = "\(draft)/documents/\(member.name)"
                try files.createDirectory(
                    atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
                try SafeFile.write(member.bytes, to: file)
            }
            if let published {
                let file = "\(draft)/\(Self.published)/\(SignedSet.name)"
                try files.createDirectory(
                    atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
                try SafeFile.write(published.archive, to: file)
                try SafeFile.write(published.signature, to: file + SignedSet.signatureEnding)
            }
            try SafeFile.write(Array("\(now)\n".utf8), to: "\(draft)/\(Self.date)")
            try SafeFile.rename(draft, to: "\(versions)/\(name)")
        } catch {
            try? files.removeItem(atPath: draft)
            throw error
        }
    }

    private func point(to name: String) throws {
        let draft = "\(path)/incoming-link-\(UUID().uuidString)"
        try FileManager.default.createSymbolicLink(atPath: draft, withDestinationPath: "versions/\(name)")
        try SafeFile.rename(draft, to: link)
    }

    /// Switches back to the version that was in use before. Marks the version that it leaves, so that it is not
    /// installed again automatically.
    ///
    /// - Returns: the version in use now; nil for the documents inside the program.
    public func rollBack() throws(DataSetProblem) -> String? {
        guard let current = current?.name else {
            throw .folder("\(path) has no version in use, so there is nothing to go back from")
        }
        let all = list()
        let older = all.drop { $0.name != current }.dropFirst().first { !$0.isTakenBack }
        do {
            try SafeFile.write([], to: "\(versions)/\(current)/\(Self.takenBack)")
            if let older { try point(to: older.name) } else { try FileManager.default.removeItem(atPath: link) }
        } catch {
            throw .unreadable(path, reason: error.localizedDescription)
        }
        return older?.name
    }

    /// Removes versions beyond the last three, except the one in use, and the leftovers of killed commands.
    private func removeOld() {
        let files = FileManager.default
        for version in list().filter({ !$0.isCurrent }).dropFirst(Self.kept - 1) {
            try? files.removeItem(atPath: "\(versions)/\(version.name)")
        }
        for name in (try? files.contentsOfDirectory(atPath: path)) ?? [] where name.hasPrefix("incoming-") {
            try? files.removeItem(atPath: "\(path)/\(name)")
        }
    }

    /// Runs the body while no other command changes the folder.
    public func locked<Value>(_ body: () async throws -> Value) async throws -> Value {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw DataSetProblem.unreadable(path, reason: error.localizedDescription)
        }
        let lock = open("\(path)/.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard lock >= 0 else {
            throw DataSetProblem.unreadable("\(path)/.lock", reason: String(cString: strerror(errno)))
        }
        defer { close(lock) }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            throw DataSetProblem.folder("another command is changing \(path); try again when it has ended")
        }
        return try await body()
    }
}
