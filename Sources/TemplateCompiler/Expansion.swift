/// Replaces partials, parents and blocks with their content, until only markup, values and sections are left.
///
/// A partial does not see the blocks of the template that includes it. The content that a page gives a block takes
/// precedence over the default content in the block's own template, however many parents are in between (Mustache
/// specification, "Inheritance").
struct Expansion {
    let library: Library
    /// The templates that are being included, starting with the page.
    private var path: [Template] = []
    /// How many more nodes may be expanded. Each template may include another one several times, so that a few of them
    /// could make a page of any length.
    private var room = Self.mostNodes

    /// The most nodes that a page may have with everything that it includes. The largest page of the site has 516.
    static let mostNodes = 10_000

    /// The names of the blocks of each parent, by its path.
    private var blockNames: [String: Set<String>] = [:]

    init(_ library: Library) {
        self.library = library
    }

    /// The content that a page gives the blocks of a parent, by name.
    private typealias Fillings = [String: Filling]

    /// A block's content, with the template, the fillings and the path of the place where it was written.
    private struct Filling {
        let nodes: [Node]
        let template: Template
        let fillings: Fillings
        let path: [Template]
    }

    mutating func parts(of page: Template, reporting errors: inout ErrorList) -> [Part] {
        path = [page]
        room = Self.mostNodes
        return expand(page.nodes, of: page, with: [:], &errors)
    }

    private mutating func expand(
        _ nodes: [Node], of template: Template, with fillings: Fillings, _ errors: inout ErrorList
    ) -> [Part] {
        var parts: [Part] = []
        for node in nodes {
            guard hasRoom(&errors) else { break }
            switch node {
            case .literal(let literal):
                parts.append(.literal(literal))
            case .value(let tag):
                parts.append(.value(Name(tag)))
            case .section(let tag, let nodes, let end):
                let section = Part.Section(
                    name: Name(tag), isInverted: tag.kind == .inverted,
                    parts: expand(nodes, of: template, with: fillings, &errors), end: end)
                parts.append(.section(section))
            case .mark(let tag):
                parts.append(.mark(tag))
            case .partial(let tag):
                parts += include(tag, in: template, with: [:], &errors)
            case .parent(let tag, let blocks):
                parts += extend(tag, with: blocks, in: template, fillings, &errors)
            case .block(let block):
                parts += fill(block, of: template, with: fillings, &errors)
            }
        }
        return parts
    }

    /// Returns whether another node may be expanded, and reports the first one that may not.
    private mutating func hasRoom(_ errors: inout ErrorList) -> Bool {
        room -= 1
        if room == -1, let page = path.first {
            errors.report(
                "the page has more than \(Self.mostNodes) tags and texts with everything that it includes; "
                    + "include less",
                at: Origin(path: page.path, position: Position()))
        }
        return room >= 0
    }

    private mutating func extend(
        _ tag: Tag, with blocks: [Block], in template: Template, _ fillings: Fillings, _ errors: inout ErrorList
    ) -> [Part] {
        var all = fillings
        for block in blocks where all[block.tag.name] == nil {
            all[block.tag.name] = Filling(
                nodes: block.nodes, template: template, fillings: fillings, path: path)
        }
        if let parent = try? library.template(named: tag.name, from: template.module) {
            let known = blockNames(of: parent)
            for block in blocks where !known.contains(block.tag.name) {
                errors.report(
                    "\(tag.description) has no block '\(block.tag.name)'; \(Self.choice(of: known))",
                    at: block.tag.origin)
            }
        }
        return include(tag, in: template, with: all, &errors)
    }

    private static func choice(of names: Set<String>) -> String {
        names.isEmpty ? "include it with {{> }} instead" : "it has \(names.sorted().joined(separator: ", "))"
    }

    private mutating func include(
        _ tag: Tag, in template: Template, with fillings: Fillings, _ errors: inout ErrorList
    ) -> [Part] {
        let included: Template
        do {
            included = try library.template(named: tag.name, from: template.module)
        } catch {
            errors.report(error.message(for: tag.name, from: template.module), at: tag.origin)
            return []
        }
        guard !path.contains(where: { $0.path == included.path }) else {
            let circle = (path.drop { $0.path != included.path } + [included]).map(\.name).joined(separator: " → ")
            errors.report("a template cannot include itself (\(circle)); break the cycle", at: tag.origin)
            return []
        }
        path.append(included)
        defer { path.removeLast() }
        return expand(included.nodes, of: included, with: fillings, &errors)
    }

    private mutating func fill(
        _ block: Block, of template: Template, with fillings: Fillings, _ errors: inout ErrorList
    ) -> [Part] {
        guard let filling = fillings[block.tag.name] else {
            return expand(block.nodes, of: template, with: fillings, &errors)
        }
        // The parent does not include the content of a block, so a card may contain a card.
        let parentPath = path
        path = filling.path
        defer { path = parentPath }
        return expand(filling.nodes, of: filling.template, with: filling.fillings, &errors)
    }

    /// Returns the names of the blocks that a template can fill if it extends the parent.
    private mutating func blockNames(of parent: Template) -> Set<String> {
        if let known = blockNames[parent.path] { return known }
        var visited: Set<String> = []
        let names = blockNames(in: parent.nodes, of: parent.module, visited: &visited)
        blockNames[parent.path] = names
        return names
    }

    /// Returns the names of the blocks that a template can fill if it extends these nodes.
    ///
    /// - Parameter visited: the paths of the parents whose names are among those already returned.
    private func blockNames(in nodes: [Node], of module: String, visited: inout Set<String>) -> Set<String> {
        var names: Set<String> = []
        for node in nodes {
            switch node {
            case .literal, .value, .partial, .mark:
                break
            case .section(_, let nodes, _):
                names.formUnion(blockNames(in: nodes, of: module, visited: &visited))
            case .block(let block):
                names.insert(block.tag.name)
                names.formUnion(blockNames(in: block.nodes, of: module, visited: &visited))
            case .parent(let tag, let blocks):
                for block in blocks {
                    names.formUnion(blockNames(in: block.nodes, of: module, visited: &visited))
                }
                guard let parent = try? library.template(named: tag.name, from: module),
                    visited.insert(parent.path).inserted
                else { continue }
                names.formUnion(blockNames(in: parent.nodes, of: parent.module, visited: &visited))
            }
        }
        return names
    }
}
