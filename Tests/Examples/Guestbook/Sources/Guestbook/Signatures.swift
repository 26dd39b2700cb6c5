/// An entity: what somebody wrote into the book. Only Interactors see it.
public struct Signature: Hashable, Sendable {
    public let name: String
    public let text: String
    public let stamp: Stamp

    public init(name: String, text: String, stamp: Stamp) {
        self.name = name
        self.text = text
        self.stamp = stamp
    }
}

/// A picture beside a signature.
public enum Stamp: String, CaseIterable, Sendable {
    case leaf, shell, star
}

/// Keeps the signatures.
public protocol SignatureService: Sendable {
    /// Returns all signatures, the latest first.
    func all() async -> [Signature]
    func add(_ signature: Signature) async
}

/// Keeps the signatures in memory.
public actor SignatureStore: SignatureService {
    private var signatures: [Signature]

    public init(_ signatures: [Signature] = []) {
        self.signatures = signatures
    }

    public func all() -> [Signature] { signatures }
    public func add(_ signature: Signature) { signatures.insert(signature, at: 0) }
}
