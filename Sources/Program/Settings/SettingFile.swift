import Foundation
import Support

/// The file that `--config` names: a JSON object.
struct SettingFile: Sendable {
    let path: String
    /// The settings in the file, by name.
    private(set) var members: [String: SettingFileParser.Member]

    /// The largest file that is read, in bytes. All settings together take a few kilobytes.
    private static let sizeLimit = 1 << 20

    /// - Throws: a failure that names the file, and the line and column unless the file cannot be read at all.
    init(_ path: String) throws(SettingFailure) {
        self.path = path
        let bytes = try Self.bytes(of: path)
        let members: [SettingFileParser.Member]
        do throws(SettingFileParser.Problem) {
            members = try SettingFileParser.members(of: bytes)
        } catch {
            throw SettingFailure("\(path):\(error.position): \(error.reason)")
        }
        let known = SettingTable.all.map(\.name)
        if let member = members.first(where: { member in !known.contains { $0.matches(member.key) } }) {
            throw Self.unknown(member, in: path, known)
        }
        for member in members { try Self.checkKind(of: member, in: path) }
        self.members = Dictionary(members.map { ($0.key, $0) }) { first, _ in first }
    }

    /// Returns the file with some settings replaced by those of another one.
    func taking(_ settings: [String], from other: SettingFile) -> SettingFile {
        var file = self
        for name in settings { file.members[name] = other.members[name] }
        return file
    }

    /// Returns the place of a setting's value, "settings.json:3:14"; nil if the file does not have it.
    func place(of setting: String) -> String? { members[setting].map { "\(path):\($0.valuePosition)" } }

    private static func unknown(
        _ member: SettingFileParser.Member, in path: String, _ known: [String]
    ) -> SettingFailure {
        let meant = NearestWord.of(member.key, in: known).map { "did you mean \"\($0)\"?" }
        let hint = meant ?? "known settings: \(known.sorted().joined(separator: ", "))"
        return SettingFailure("\(path):\(member.keyPosition): unknown setting \"\(member.key)\" (\(hint))")
    }

    /// Checks that a number or a boolean is the value of a setting that is one.
    private static func checkKind(
        of member: SettingFileParser.Member, in path: String
    ) throws(SettingFailure) {
        let setting = SettingTable.all.first { $0.name.matches(member.key) }
        guard let setting, member.kind != .string, member.kind != setting.fileKind else { return }
        throw SettingFailure(
            setting, at: "\(path):\(member.valuePosition)", reason: "expected a string in quotation marks")
    }

    private static func bytes(of path: String) throws(SettingFailure) -> [UInt8] {
        // Opening a named pipe would wait for a writer, which may never come.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            throw SettingFailure("cannot read \(path): \(String(cString: strerror(errno)))")
        }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            throw SettingFailure(
                "cannot read \(path): it is \(isFolder ? "a folder" : "not a regular file"); name a file with settings")
        }
        let data: Data?
        do {
            data = try file.read(upToCount: sizeLimit + 1)
        } catch {
            throw SettingFailure("cannot read \(path): \(error.localizedDescription)")
        }
        let bytes = [UInt8](data ?? Data())
        guard bytes.count <= sizeLimit else {
            throw SettingFailure("cannot read \(path): larger than \(sizeLimit) bytes")
        }
        return bytes
    }
}
