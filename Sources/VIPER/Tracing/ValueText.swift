/// Describes values in short, for a trace: by their structure, bounded in length, with everything escaped that a terminal
/// or a page could take for more than text.
struct ValueText: Sendable {
    /// The texts that are replaced, such as the visitor's name.
    let hidden: [[UInt8]]

    /// The longest description, in Unicode scalars.
    static let longest = 200
    /// The longest text within a description, in Unicode scalars.
    static let longestText = 48
    /// How deep a description goes into values within values: the fields of a value and of what its cases carry, but not
    /// those of its fields. A page would otherwise be described by its frame.
    private static let deepest = 1
    /// The longest collection whose elements are described.
    private static let longestList = 3

    init(hiding hidden: [String] = []) {
        self.hidden = hidden.map { Array($0.utf8) }.filter { !$0.isEmpty }
    }

    /// Returns the method with its arguments: `calendar(of: DE, covering: …)` for `calendar(of:covering:)`.
    func question(_ method: String, _ arguments: [any Sendable]) -> String {
        guard let open = method.firstIndex(of: "("), method.hasSuffix(")") else { return method }
        let labels = method[method.index(after: open)...].dropLast().split(separator: ":")
        let values = arguments.enumerated().map { index, argument in
            let label = index < labels.count && labels[index] != "_" ? "\(labels[index]): " : ""
            return label + text(of: argument)
        }
        return Self.shortened("\(method[..<open])(\(values.joined(separator: ", ")))", to: Self.longest)
    }

    func text(of value: Any) -> String {
        var text = ""
        describe(value, depth: 0, into: &text)
        return Self.shortened(text, to: Self.longest)
    }

    /// Returns the name of a type, without its module and its generic arguments.
    static func name(of type: Any.Type) -> String {
        let name = String(describing: type)
        return String(name.prefix { $0 != "<" })
    }

    private func describe(_ value: Any, depth: Int, into text: inout String) {
        // What is longer is cut off anyway, so it is not made.
        guard text.utf8.count <= Self.longest * 4 else { return }
        switch value {
        case let value as String: text += quoted(value)
        case let bytes as [UInt8] where type(of: value) == [UInt8].self: text += "[\(bytes.count) bytes]"
        case let plain as any CustomStringConvertible where Self.isPlain(value):
            text += escaped(plain.description, to: Self.longestText)
        default: describe(Mirror(reflecting: value), of: value, depth: depth, into: &text)
        }
    }

    private func describe(_ mirror: Mirror, of value: Any, depth: Int, into text: inout String) {
        switch mirror.displayStyle {
        case .optional:
            if let wrapped = mirror.children.first {
                describe(wrapped.value, depth: depth, into: &text)
            } else {
                text += "nil"
            }
        case .collection, .set, .dictionary: describe(list: mirror, depth: depth, into: &text)
        case .tuple: describe(fields: mirror, depth: depth, into: &text)
        case .enum:
            guard let payload = mirror.children.first else {
                text += ".\(escaped(String(describing: value), to: Self.longestText))"
                return
            }
            text += ".\(payload.label ?? "")"
            let parts = Mirror(reflecting: payload.value)
            let fields = parts.displayStyle == .tuple ? parts : Mirror(value, unlabeledChildren: [payload.value])
            describe(fields: fields, depth: depth, into: &text)
        default:
            text += Self.name(of: mirror.subjectType)
            describe(fields: mirror, depth: depth + 1, into: &text)
        }
    }

    /// Describes the fields that have a value, in parentheses; nothing if there are none.
    private func describe(fields mirror: Mirror, depth: Int, into text: inout String) {
        let fields = mirror.children.lazy.filter { !Self.isNil($0.value) }
        guard !fields.isEmpty else { return }
        guard depth <= Self.deepest else {
            text += "(…)"
            return
        }
        text += "("
        var separator = ""
        for (label, field) in fields {
            text += separator
            if let label, !label.hasPrefix(".") { text += "\(label): " }
            describe(field, depth: depth, into: &text)
            separator = ", "
        }
        text += ")"
    }

    private func describe(list mirror: Mirror, depth: Int, into text: inout String) {
        let count = mirror.children.count
        guard let first = mirror.children.first else {
            text += "[]"
            return
        }
        guard count <= Self.longestList, depth <= Self.deepest else {
            text += "[\(count) × \(Self.name(of: type(of: first.value)))]"
            return
        }
        text += "["
        for (index, child) in mirror.children.enumerated() {
            if index > 0 { text += ", " }
            describe(child.value, depth: depth, into: &text)
        }
        text += "]"
    }

    /// Whether a value is described by its own words: a number, an address, a date. Not those that the standard library
    /// describes by their structure, whose length has no bound.
    private static func isPlain(_ value: Any) -> Bool {
        switch Mirror(reflecting: value).displayStyle {
        case .optional, .collection, .set, .dictionary, .tuple: false
        default: true
        }
    }

    private static func isNil(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional && mirror.children.isEmpty
    }
}
