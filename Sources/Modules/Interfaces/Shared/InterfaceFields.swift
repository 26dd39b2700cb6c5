import Layout

/// An answer of another service, or a part of one, with exactly the members of the original.
protocol ForeignRecord: Described {}

extension ForeignRecord {
    static var mayGrow: Bool { false }
}

/// What is not known here: always null.
struct Unknown: ForeignRecord {
    static var mayGrow: Bool { true }

    static func describe(_: inout some Fields<Self> & ~Copyable) {}
}

struct InterfaceVersion: ForeignRecord {
    let version: String

    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("name", "The name of the interface.") { _ in "Almanac" }
        fields("version", "Its version.") { $0.version }
    }
}
