import Foundation
import Support

/// The environment variables that set something.
enum SettingVariables {
    private static let prefix = "ALMANAC_"

    /// The variable that names the file with settings.
    static let file = "ALMANAC_CONFIG"

    /// Returns the variable of a setting: `ALMANAC_FRESH_FOR` for `fresh-for`.
    static func variable(of setting: String) -> String {
        prefix + setting.uppercased().replacingOccurrences(of: "-", with: "_")
    }

    /// Returns a warning for each variable that looks like a setting but is not. The warnings do not show values, which
    /// may be secrets.
    static func warnings(about environment: [String: String]) -> [String] {
        let known = [file] + SettingTable.all.map { variable(of: $0.name) }
        let names = environment.keys.filter { name in
            name.utf8.starts(with: prefix.utf8) && !known.contains { $0.matches(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
            let meant = NearestWord.of(name, in: known).map { "did you mean \($0)?" }
            return "unknown environment variable \(printable(name)) "
                + "(\(meant ?? "almanac serve --help lists the settings"))"
        }
    }

    /// Returns the name on one line and of bounded length: the system allows any bytes in it.
    private static func printable(_ name: String) -> String {
        let longest = 100
        let text = name.unicodeScalars.prefix(longest).map { scalar in
            (0x21...0x7E).contains(scalar.value) ? String(scalar) : "?"
        }
        return text.joined() + (name.unicodeScalars.count > longest ? "…" : "")
    }
}
