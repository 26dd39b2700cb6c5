import FoundationEssentials

/// Compiles a String Catalog into an extension of a module's words, with a property or a function for each message.
enum Compilation {
    /// All errors, as compilers write them.
    struct Failure: Error, Equatable {
        let errors: [String]
    }

    /// - Parameters:
    ///   - path: the path of the catalogue, for errors.
    ///   - module: the target. The messages of Layout are those of the protocol `Words`, which all modules have.
    ///   - languages: all languages of the site.
    /// - Returns: a Swift file, or all errors.
    static func compile(
        _ catalogue: [UInt8], path: String, module: String, languages: [LanguageFile]
    ) -> Result<String, Failure> {
        let read: Catalogue
        do {
            read = try JSONDecoder().decode(Catalogue.self, from: Data(catalogue))
        } catch {
            return .failure(Failure(errors: ["\(path): error: this is not a String Catalog: \(error)"]))
        }
        let lines = LineNumbers(catalogue)
        let tags = Set(languages.map(\.tag))
        var errors: [String] = []
        var untranslated: [String] = []
        var messages: [Message] = []
        for key in read.strings.keys.sorted() {
            guard let entry = read.strings[key] else { continue }
            func report(_ error: CatalogueError, in language: String? = nil) {
                let isMissing = language != nil && language != read.sourceLanguage && error.isMissingTranslation
                let language = language.map { " (\($0))" } ?? ""
                let text = "\(key)\(language): \(error.message)"
                if isMissing {
                    untranslated.append(text)
                } else {
                    errors.append("\(path):\(lines.line(of: key)): error: \(text)")
                }
            }
            do throws(CatalogueError) {
                let declaration = try Declaration(key)
                guard let source = entry.localizations?[read.sourceLanguage] else { throw .untranslated }
                var texts: [[Piece]] = []
                for language in languages {
                    do throws(CatalogueError) {
                        guard let localization = entry.localizations?[language.tag] else { throw .untranslated }
                        texts.append(try TextParser.pieces(of: localization, declaration, in: language))
                    } catch {
                        report(error, in: language.tag)
                        // Makes untranslated texts visible in development; for releases see `WordsWriter`. English is
                        // the first.
                        texts.append([.text("⟦")] + (texts.first ?? []) + [.text("⟧")])
                    }
                }
                for tag in (entry.localizations ?? [:]).keys.sorted() where !tags.contains(tag) {
                    report(.unknownLanguage, in: tag)
                }
                messages.append(
                    Message(
                        declaration: declaration, comment: entry.comment, source: source.stringUnit?.value ?? "",
                        texts: texts))
            } catch {
                report(error)
            }
        }
        guard errors.isEmpty else { return .failure(Failure(errors: errors)) }
        return .success(
            WordsWriter(path: path, module: module, languageCount: languages.count)
                .source(of: messages, untranslated: untranslated))
    }
}

/// A checked message.
struct Message {
    let declaration: Declaration
    /// The purpose of the message; nil if its text explains it.
    let comment: String?
    /// Its text in the language of the source; empty if it has several forms.
    let source: String
    /// Its text in each language.
    let texts: [[Piece]]
}
