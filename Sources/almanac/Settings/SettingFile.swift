import Foundation
import Support

/// The file that `--config` names: a JSON object of strings.
struct SettingFile {
    let path: String
    /// The settings in the file, by name.
    let members: [String: SettingFileParser.Member]

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
        self.members = Dictionary(members.map { ($0.key, $0) }) { first, _ in first }
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

    private static func bytes(of path: String) throws(SettingFailure) -> [UInt8] {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            throw SettingFailure("cannot read \(path): it is a folder")
        }
        let data: Data?
        do {
            let file = try FileHandle(forReadingFrom: URL(filePath: path))
            defer { try? file.close() }
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
