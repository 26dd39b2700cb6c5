/// Parses the text of a message in one language.
///
/// `%(name)@` and `%(name)lld` are facts, `%(date.long)@` is one in a style; `%#@days@` is the substitution that depends
/// on the fact `days`, in which `%arg` is the number; `%%` is a percent sign. A substitution may be called `days.verb`, if
/// several depend on one fact.
struct TextParser {
    let declaration: Declaration
    let localization: Catalogue.Localization
    let categories: [PluralCategory]
    /// The names of substitutions that the text has used.
    private var used: Set<String> = []
    /// The positions of the facts that the text contains.
    private var said: Set<Int> = []

    /// - Throws: `CatalogueError`
    static func pieces(
        of localization: Catalogue.Localization, _ declaration: Declaration, in language: LanguageFile
    ) throws(CatalogueError) -> [Piece] {
        var parser = TextParser(
            declaration: declaration, localization: localization, categories: language.categories)
        let pieces = try parser.parse()
        for name in (localization.substitutions ?? [:]).keys.sorted() where !parser.used.contains(name) {
            throw .unusedSubstitution(name)
        }
        for (index, parameter) in declaration.parameters.enumerated() where !parser.said.contains(index) {
            throw .unusedParameter(parameter.name)
        }
        return pieces
    }

    private init(declaration: Declaration, localization: Catalogue.Localization, categories: [PluralCategory]) {
        self.declaration = declaration
        self.localization = localization
        self.categories = categories
    }

    private mutating func parse() throws(CatalogueError) -> [Piece] {
        if let plural = localization.variations?.plural {
            guard let number = declaration.parameters.firstIndex(where: \.type.isNumber) else { throw .noNumber("") }
            return [try forms(plural, of: number)]
        }
        guard let unit = localization.stringUnit else { throw .untranslated }
        return try pieces(of: unit, number: nil)
    }

    private mutating func forms(
        _ plural: [String: Catalogue.Form], of number: Int
    ) throws(CatalogueError) -> Piece {
        said.insert(number)
        var forms: [PluralCategory: [Piece]] = [:]
        for (name, form) in plural.sorted(by: { $0.key < $1.key }) {
            guard let category = PluralCategory(rawValue: name), category == .zero || categories.contains(category)
            else {
                throw .unknownCategory(name, known: categories.map(\.rawValue))
            }
            guard let unit = form.stringUnit else { throw .untranslated }
            forms[category] = try pieces(of: unit, number: number)
        }
        for category in categories where forms[category] == nil { throw .missingCategory(category.rawValue) }
        return .plural(number, forms)
    }

    private mutating func pieces(
        of unit: Catalogue.StringUnit, number: Int?
    ) throws(CatalogueError) -> [Piece] {
        guard unit.state == "translated" else { throw .unfinished(state: unit.state) }
        var pieces: [Piece] = []
        var rest = unit.value[...]
        var text = ""
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.hasPrefix("%") {
                text += "%"
                rest = rest.dropFirst()
                continue
            }
            if !text.isEmpty { pieces.append(.text(text)) }
            text = ""
            pieces.append(try placeholder(&rest, number: number))
        }
        text += rest
        if !text.isEmpty { pieces.append(.text(text)) }
        return pieces
    }

    /// Parses what follows a percent sign.
    private mutating func placeholder(_ rest: inout Substring, number: Int?) throws(CatalogueError) -> Piece {
        if let number, rest.hasPrefix("arg") {
            rest = rest.dropFirst(3)
            return .fact(number, style: nil)
        }
        if rest.hasPrefix("#@") {
            let name = rest.dropFirst(2).prefix { $0 != "@" }
            guard name.endIndex < rest.endIndex else { throw .badPlaceholder("%#@\(name)") }
            rest = rest[name.endIndex...].dropFirst()
            return try substitution(String(name))
        }
        let inside = rest.dropFirst().prefix { $0 != ")" }
        let after = rest[inside.endIndex...].dropFirst()
        let conversion = ["@", "lld"].first { after.hasPrefix($0) }
        guard rest.hasPrefix("("), let conversion else { throw .badPlaceholder("%\(rest.prefix(16))") }
        rest = after.dropFirst(conversion.count)
        let parts = inside.split(separator: ".", maxSplits: 1)
        let (index, parameter) = try parameter(String(parts.first ?? ""))
        let style = parts.count == 2 ? String(parts[1]) : nil
        guard style.map(parameter.type.styles.contains) ?? parameter.type.hasPlainStyle else {
            throw .unknownStyle(style ?? "", known: parameter.type.styles)
        }
        said.insert(index)
        return .fact(index, style: style)
    }

    private mutating func substitution(_ name: String) throws(CatalogueError) -> Piece {
        guard let plural = localization.substitutions?[name]?.variations?.plural else {
            throw .unknownSubstitution(name)
        }
        let (index, parameter) = try parameter(String(name.prefix { $0 != "." }))
        guard parameter.type.isNumber else { throw .noNumber(parameter.name) }
        used.insert(name)
        return try forms(plural, of: index)
    }

    private func parameter(_ name: String) throws(CatalogueError) -> (Int, Declaration.Parameter) {
        guard let index = declaration.parameters.firstIndex(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
            throw .unknownName(name)
        }
        return (index, declaration.parameters[index])
    }
}
