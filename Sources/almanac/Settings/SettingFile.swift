import Foundation

/// The file that `--config` names: a JSON object of strings.
enum SettingFile {
    /// Returns the values as written, by name of the setting.
    ///
    /// - Throws: a failure that names the file, and the key if it is unknown or its value is not a string.
    static func read(_ file: String) throws(SettingFailure) -> [String: String] {
        let entries: [String: String]
        do {
            entries = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: URL(filePath: file)))
        } catch let error as DecodingError {
            throw SettingFailure("cannot parse \(file) as a JSON object of strings: \(error.reason)")
        } catch {
            throw SettingFailure("cannot read \(file): \(error.localizedDescription)")
        }
        let known = SettingTable.all.map(\.name).sorted()
        if let unknown = entries.keys.sorted().first(where: { !known.contains($0) }) {
            throw SettingFailure(
                "unknown setting \"\(unknown)\" in \(file) (known settings: \(known.joined(separator: ", ")))")
        }
        return entries
    }
}

extension DecodingError {
    fileprivate var reason: String {
        switch self {
        case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
            .valueNotFound(_, let context):
            context.codingPath.first.map { "\($0.stringValue): expected a string" } ?? context.debugDescription
        @unknown default: "unknown error"
        }
    }
}
