import Support

/// Readers for the types of values that several settings share. Each throws a failure that names the setting.
extension SettingReader {
    /// Reads `yes` or `no`; false if the setting is not set.
    func choice(_ name: String) throws(SettingFailure) -> Bool {
        try value(name, default: false) { text throws(SettingProblem) in try Bool(setting: text) }
    }

    func number(
        _ name: String, in range: ClosedRange<Int>, default standard: Int
    ) throws(SettingFailure) -> Int {
        try value(name, default: standard) { text throws(SettingProblem) in try Int(setting: text, in: range) }
    }

    func time(_ name: String, default standard: Duration) throws(SettingFailure) -> Duration {
        try value(name, default: standard) { text throws(SettingProblem) in try Duration(setting: text) }
    }

    /// - Parameter range: the allowed times, in whole seconds.
    func time(
        _ name: String, in range: ClosedRange<Duration>, default standard: Duration
    ) throws(SettingFailure) -> Duration {
        try value(name, default: standard) { text throws(SettingProblem) in
            let time = try Duration(setting: text)
            guard range.contains(time) else {
                throw SettingProblem(
                    "\"\(text)\" (expected \(range.lowerBound.seconds)s to \(range.upperBound.seconds)s)")
            }
            return time
        }
    }
}
