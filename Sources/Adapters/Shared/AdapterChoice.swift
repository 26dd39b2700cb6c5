public import Support

/// The possible values of a source's setting: `embedded`, and `WORD+ADDRESS` for each adapter of one kind of data.
public struct AdapterChoice<Source: Sendable>: Sendable {
    private let adapters: [any Adapter.Type]

    /// - Parameter adapters: the adapters that conform to the protocol `Source`.
    init(_ adapters: [any Adapter.Type]) {
        self.adapters = adapters
    }

    /// The values for help and errors, such as `enrico+ADDRESS`.
    public var values: [String] { ["embedded"] + adapters.map { "\($0.word)+\($0.pattern)" } }

    /// Parses a setting. Returns nil for `embedded`.
    ///
    /// - Parameter keys: the keys of upstreams, by the word of the adapter.
    /// - Throws: ``SettingProblem`` that tells an operator what is wrong.
    public func source(_ setting: String, keys: [String: String] = [:]) throws(SettingProblem) -> Source? {
        guard setting != "embedded" else { return nil }
        let parts = setting.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
        // Show the part before the first + only if it cannot contain an address: an address may contain a password.
        guard parts.count == 2, !parts[0].contains("/") else {
            throw SettingProblem("missing adapter (expected one of \(values.joined(separator: ", ")))")
        }
        let word = String(parts[0])
        guard let adapter = adapters.first(where: { $0.word == word }),
            let source = try adapter.init(String(parts[1]), key: keys[word]) as? Source
        else { throw SettingProblem("unknown adapter \"\(word)\" (expected one of \(values.joined(separator: ", ")))") }
        return source
    }
}
