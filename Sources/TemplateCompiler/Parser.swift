/// A node in the tree of a template.
indirect enum Node: Equatable {
    case literal(Literal)
    case value(Tag)
    /// `{{#name}}…{{/name}}` or `{{^name}}…{{/name}}`, and the origin of the closing tag.
    case section(Tag, [Node], end: Origin)
    case partial(Tag)
    /// `{{%name}}`
    case mark(Tag)
    /// `{{<name}}…{{/name}}`
    case parent(Tag, [Block])
    /// `{{$name}}…{{/name}}` outside a parent: content that another template can replace.
    case block(Block)
}

/// `{{$name}}…{{/name}}`
struct Block: Equatable {
    let tag: Tag
    let nodes: [Node]
}

/// Matches opening and closing tags, and builds the tree between them.
struct Parser {
    private var tokens: ArraySlice<Token>

    static func nodes(of tokens: [Token], reporting errors: inout ErrorList) -> [Node] {
        var parser = Parser(tokens: tokens[...])
        return parser.readNodes(upTo: nil, reporting: &errors).nodes
    }

    /// Reads up to the tag that closes `opening`, or to the end of the file.
    private mutating func readNodes(
        upTo opening: Tag?, reporting errors: inout ErrorList
    ) -> (nodes: [Node], end: Origin?) {
        var nodes: [Node] = []
        while let token = tokens.popFirst() {
            guard case .tag(let tag) = token else {
                if case .literal(let literal) = token { nodes.append(.literal(literal)) }
                continue
            }
            guard tag.kind == .close else {
                readNode(tag, reporting: &errors).map { nodes.append($0) }
                continue
            }
            guard let opening else {
                errors.report("\(tag.description) has no opening tag; remove it", at: tag.origin)
                continue
            }
            if tag.name != opening.name {
                errors.report(
                    "\(tag.description) does not close \(opening.description); "
                        + "write {{/\(opening.name)}}",
                    at: tag.origin)
            }
            return (nodes, tag.origin)
        }
        if let opening {
            errors.report("\(opening.description) is not closed; write {{/\(opening.name)}}", at: opening.origin)
        }
        return (nodes, nil)
    }

    private mutating func readNode(_ tag: Tag, reporting errors: inout ErrorList) -> Node? {
        switch tag.kind {
        case .comment, .close:
            return nil
        case .value:
            return .value(tag)
        case .partial:
            return .partial(tag)
        case .mark:
            return .mark(tag)
        case .section, .inverted:
            let (nodes, end) = readNodes(upTo: tag, reporting: &errors)
            return .section(tag, nodes, end: end ?? tag.origin)
        case .block:
            return .block(Block(tag: tag, nodes: readNodes(upTo: tag, reporting: &errors).nodes))
        case .parent:
            return .parent(tag, blocks(in: readNodes(upTo: tag, reporting: &errors).nodes, of: tag, &errors))
        }
    }

    /// Returns the blocks in a parent. The specification ignores all other content there. It would silently disappear
    /// from the page, so it is an error here.
    private func blocks(in nodes: [Node], of parent: Tag, _ errors: inout ErrorList) -> [Block] {
        var blocks: [Block] = []
        for node in nodes {
            switch node {
            case .block(let block):
                if blocks.contains(where: { $0.tag.name == block.tag.name }) {
                    errors.report("\(block.tag.description) is duplicated; remove one", at: block.tag.origin)
                }
                blocks.append(block)
            case .literal(let literal):
                guard let index = literal.bytes.firstIndex(where: { !$0.isSpace }) else { continue }
                var position = literal.origin.position
                literal.bytes[..<index].forEach { position.advance(over: $0) }
                reportStray(at: Origin(path: literal.origin.path, position: position), in: parent, &errors)
            case .value(let tag), .section(let tag, _, _), .partial(let tag), .parent(let tag, _), .mark(let tag):
                reportStray(at: tag.origin, in: parent, &errors)
            }
        }
        return blocks
    }

    private func reportStray(at origin: Origin, in parent: Tag, _ errors: inout ErrorList) {
        errors.report(
            "only blocks are allowed directly in \(parent.description); put this inside a {{$block}}", at: origin)
    }
}
