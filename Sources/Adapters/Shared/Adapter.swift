public import AlmanacValues
public import Support

/// What the program knows of the upstreams of one format: the word for them in a setting, their credits, what to request
/// from them, and how to read it. A value is one configured upstream.
///
/// An adapter conforms to the protocol of each kind of data that it has: ``HolidayAdapter``, ``QuoteAdapter``,
/// ``SideAdapter``. A line in ``AdapterRegistry`` makes it known to the program.
public protocol Adapter: Sendable {
    /// The word for the adapter in a setting: `enrico` in `enrico+ADDRESS`.
    static var word: String { get }
    /// What follows the word and the plus sign, for help and errors. By default `ADDRESS`.
    static var pattern: String { get }
    /// Whether the upstream needs a key. By default false.
    static var needsKey: Bool { get }

    /// - Parameters:
    ///   - address: what follows the word and the plus sign in the setting.
    ///   - key: the key of the upstream, if one is set.
    /// - Throws: ``SettingProblem`` that tells an operator what is wrong with the address.
    init(_ address: String, key: String?) throws(SettingProblem)

    var address: UpstreamAddress { get }
    /// What visitors are told of the upstream. By default only its public host.
    var credits: Origin.Upstream { get }
}

extension Adapter {
    public static var pattern: String { "ADDRESS" }
    public static var needsKey: Bool { false }
    public var credits: Origin.Upstream { Origin.Upstream(host: address.publicHost) }
}
