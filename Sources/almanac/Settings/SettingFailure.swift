import Foundation

/// Why a setting cannot be used, in words for an operator.
struct SettingFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }

    /// A setting with an invalid value.
    ///
    /// - Parameter reason: the value and what was expected.
    init(_ setting: some AnySetting, reason: String) {
        let variable = "ALMANAC_" + setting.name.uppercased().replacingOccurrences(of: "-", with: "_")
        let option = setting.option == .noCommand ? setting.name : "--\(setting.name)"
        self.init("invalid value for \(option) (\(variable)): \(reason)")
    }
}
