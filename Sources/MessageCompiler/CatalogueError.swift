/// An error in a catalogue. `Compilation` adds the file, the line and the key.
enum CatalogueError: Error, Equatable {
    case notADeclaration
    case unknownType(String)
    case untranslated
    case unfinished(state: String)
    case badPlaceholder(String)
    case unknownName(String)
    case unknownStyle(String, known: [String])
    case noNumber(String)
    case unknownSubstitution(String)
    case unusedSubstitution(String)
    case unusedParameter(String)
    case missingCategory(String)
    case unknownCategory(String, known: [String])
    case unknownLanguage

    /// Whether a translation is missing because nobody has written it yet.
    var isMissingTranslation: Bool {
        switch self {
        case .untranslated, .unfinished: true
        default: false
        }
    }

    /// The error for a translator, with what to do about it.
    var message: String {
        switch self {
        case .notADeclaration:
            "the key is not a declaration such as “title(in place: PlaceName, _ year: Int)” or “title”"
        case .unknownType(let type): "“\(type)” is not the type of a fact; see Sources/MessageCompiler/FactType.swift"
        case .untranslated: "the text is missing"
        case .unfinished(let state): "the text is “\(state)”; translate it, and set its state to “translated”"
        case .badPlaceholder(let text): "“\(text)” is not a placeholder such as %(name)@; write a percent sign as %%"
        case .unknownName(let name): "the message has no fact “\(name)”"
        case .unknownStyle("", let known): "the placeholder needs one of the styles \(known.joined(separator: ", "))"
        case .unknownStyle(let style, let known):
            known.isEmpty
                ? "the fact has no style “\(style)”"
                : "the fact has no style “\(style)”, only \(known.joined(separator: ", "))"
        case .noNumber(let name): "“\(name)” is not a number, on which a plural could depend"
        case .unknownSubstitution(let name): "there is no substitution “\(name)”"
        case .unusedSubstitution(let name): "the substitution “\(name)” is not used"
        case .unusedParameter(let name): "the text does not say “\(name)”"
        case .missingCategory(let category): "the plural category “\(category)” of this language is missing"
        case .unknownCategory(let category, let known):
            "this language has no plural category “\(category)”, only \(known.joined(separator: ", ")) (and zero, for 0)"
        case .unknownLanguage: "there is no file of this language in Templates/Languages"
        }
    }
}
