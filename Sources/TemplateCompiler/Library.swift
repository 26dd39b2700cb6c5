/// The templates that one module can use: its own and those of Layout.
struct Library {
    /// The folder whose templates every module may include.
    static let layout = "Layout"

    private let templates: [String: Template]

    init(_ templates: [Template]) {
        self.templates = Dictionary(templates.map { ("\($0.module)/\($0.name)", $0) }) { first, _ in first }
    }

    /// Finds the template that a tag in `module` includes: `{{> row}}` includes `row` or `_row` of the same module, or
    /// else of Layout; `{{> Layout/row}}` names the folder.
    func template(named name: String, from module: String) throws(LookupFailure) -> Template {
        let parts = name.split(separator: "/")
        guard parts.count <= 2, let file = parts.last else { throw .unknown }
        if parts.count == 2, parts[0] != Self.layout, parts[0] != module { throw .foreign }
        let folders = parts.count == 2 ? [String(parts[0])] : [module, Self.layout]
        for folder in folders {
            let found = ["\(folder)/\(file)", "\(folder)/_\(file)"].compactMap { templates[$0] }
            if found.count > 1 { throw .ambiguous }
            if let template = found.first { return template }
        }
        throw .unknown
    }
}

/// The reason why an include has no template.
enum LookupFailure: Error {
    case unknown
    /// The template belongs to a module other than the one that includes it.
    case foreign
    /// Both `name` and `_name` exist.
    case ambiguous

    func message(for name: String, from module: String) -> String {
        switch self {
        case .unknown:
            "no template '\(name)' in Templates/\(module) or Templates/Layout; add it or correct the name"
        case .foreign:
            "'\(name)' belongs to another module; move what both need to Templates/Layout"
        case .ambiguous:
            "'\(name)' is ambiguous: \(name).mustache or _\(name).mustache; rename one of them"
        }
    }
}
