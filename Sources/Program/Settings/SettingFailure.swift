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
        let variable = SettingVariables.variable(of: setting.name)
        let option = setting.option == .noCommand ? setting.name : "--\(setting.name)"
        self.init("invalid value for \(option) (\(variable)): \(reason)")
    }

    /// A setting with an invalid value in the file.
    ///
    /// - Parameter place: the file with line and column.
    init(_ setting: some AnySetting, at place: String, reason: String) {
        self.init("\(place): invalid value for \"\(setting.name)\": \(reason)")
    }
}
