public import HTML

extension Link {
    /// Returns the link that a ``RecordingRouter`` makes to a place: `/navigation/` and the place in words, such as
    /// `/navigation/year-DE-2026`. Different places have different links.
    public static func to(_ navigation: some Sendable) -> Link {
        Link(segments: ["navigation", words(of: navigation).joined(separator: "-")])
    }

    /// Returns the names of cases and the values in them, without names of types: `["year", "DE", "2026"]`.
    private static func words(of value: Any) -> [String] {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { words(of: $0.value) } ?? ["nil"]
        case .enum:
            guard let child = mirror.children.first else { return [String(describing: value)] }
            return [child.label ?? ""] + words(of: child.value)
        default:
            if let text = value as? any CustomStringConvertible { return [text.description] }
            return mirror.children.flatMap { words(of: $0.value) }
        }
    }
}
