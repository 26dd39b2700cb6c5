/// Compiles the templates of a module into Swift.
///
/// A template is HTML with the tags of Mustache (specification 1.4, https://mustache.github.io). Five more rules allow
/// the compiler to check it:
/// - A name is a property of the innermost value only. The type of a section's value determines what the section does;
///   see `HTMLWriter.section`.
/// - A value may appear in text, in a quoted attribute or, as a `Link`, as a whole address; in any other place no
///   escaping would be correct (`MarkupState`). A section ends in the same place of the markup in which it began.
/// - `{{words.title}}` is a text in the language of the page: the member `title` of the module's words, whose type is
///   `HolidaysWords` in module Holidays, and which are made from `HTMLWriter.language`.
/// - `{{%loadingStart}}` and the other marks write nothing. They note positions, at which a page is sent in two parts
///   (`MarkChecker`).
/// - A page has at most 10,000 tags and texts with everything that it includes (`Expansion`).
/// - Nothing is written raw, and delimiters cannot be changed: `{{{name}}}`, `{{&name}}` and `{{=` are errors.
///
/// `Templates/Holidays/year-list.mustache` is the template of the type `YearListPage` in module Holidays. Files whose
/// names begin with `_` are only included by other templates, and are checked where they are included; so are those of
/// Layout if no target has that name. In text, a value may be another page: the content in a frame.
enum Compilation {
    /// All errors, sorted by file and position.
    struct Failure: Error, Equatable {
        let errors: [TemplateError]
    }

    /// Compiles the pages of one module.
    ///
    /// - Parameters:
    ///   - files: the module's templates and those of Layout.
    ///   - module: the name of the target and of the folder.
    ///   - imports: the modules that the target depends on, since a page may hold values of their types.
    /// - Returns: a Swift file in which the type of every page conforms to `HTMLPage`, or all errors.
    static func compile(
        _ files: [SourceFile], module: String, imports: [String]
    ) -> Result<String, Failure> {
        var errors = ErrorList()
        let templates = files.map { Template($0, reporting: &errors) }
        let library = Library(templates)
        var source = "// Generated from Templates/\(module) by TemplateCompiler; do not edit.\n"
        for module in Set(imports + ["HTML"]).sorted() {
            source += "import \(module)\n"
        }
        for page in templates where page.module == module && page.isPage {
            var expansion = Expansion(library)
            let parts = expansion.parts(of: page, reporting: &errors)
            let instructions = ContextChecker.instructions(for: parts, of: page, reporting: &errors)
            let isLoading = MarkChecker.marksLoadingState(in: parts, reporting: &errors)
            guard errors.errors.isEmpty else { continue }
            source += "\n" + SwiftWriter.conformance(of: page, isLoading: isLoading, instructions)
        }
        return errors.errors.isEmpty ? .success(source) : .failure(Failure(errors: errors.sorted))
    }
}
