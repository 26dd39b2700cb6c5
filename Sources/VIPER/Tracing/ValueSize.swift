/// The size of a value: bytes of what is bytes, and of anything else the number of single values in it.
struct ValueSize: CustomStringConvertible {
    private var values = 0
    private var bytes: Int?

    /// How many values are counted at most.
    static let most = 10_000
    /// How deep they are counted. Two objects may refer to each other.
    private static let deepest = 32

    init(of value: Any) {
        if let found = Self.bytes(in: value, depth: 0) { bytes = found } else { count(value, depth: 0) }
    }

    /// The number of bytes of a finished page, also if it is part of an outcome.
    private static func bytes(in value: Any, depth: Int) -> Int? {
        // The type is compared, since an empty array of anything can be cast to one of bytes.
        if type(of: value) == [UInt8].self, let bytes = value as? [UInt8] { return bytes.count }
        let mirror = Mirror(reflecting: value)
        guard depth < 3, [.tuple, .enum, .struct].contains(mirror.displayStyle) else { return nil }
        return mirror.children.lazy.compactMap { bytes(in: $0.value, depth: depth + 1) }.first
    }

    private mutating func count(_ value: Any, depth: Int) {
        // Asked before the style, since an optional text is a text too.
        if value is String { return values += 1 }
        let mirror = Mirror(reflecting: value)
        // A number and a case without a payload have no children.
        guard depth < Self.deepest, !mirror.children.isEmpty else {
            if mirror.displayStyle != .optional { values += 1 }
            return
        }
        for child in mirror.children where values < Self.most { count(child.value, depth: depth + 1) }
    }

    var description: String {
        if let bytes { return "\(TraceText.grouped(bytes)) bytes" }
        if values >= Self.most { return "\(TraceText.grouped(Self.most))+ values" }
        return values == 1 ? "1 value" : "\(TraceText.grouped(values)) values"
    }
}
