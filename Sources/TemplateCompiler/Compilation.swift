/// Turns the templates of a module into Swift.
///
/// A template is HTML with the tags of Mustache (specification 1.4, https://mustache.github.io) and three rules
/// more, since it is checked before it is used:
/// - A name belongs to the innermost value only. What a section does, its value's type says: see
///   `HTMLWriter.section`.
/// - A value stands in text, in a quoted attribute or, as a `Link`, for a whole address; anywhere else no escaping
///   would be right (`MarkupState`). A section ends where in the markup it began.
/// - Nothing is raw: no `{{{name}}}`, `{{&name}}` or other delimiters.
///
/// `Templates/Holidays/year-list.mustache` is the page of the type `YearListPage` in module Holidays. Files whose
/// names begin with `_`, and all in Layout, are only ever included, and checked where they are.
enum Compilation {
    /// All that is wrong, sorted.
    struct Failure: Error, Equatable {
        let errors: [TemplateError]
    }

    /// - Parameters:
    ///   - files: the module's templates and those of Layout.
    ///   - module: the name of the target and of the folder.
    ///   - imports: the modules that the target depends on, as a page may hold values of theirs.
    /// - Returns: a file of Swift in which the type of every page conforms to `HTMLPage`.
    static func compile(
        _ files: [SourceFile], module: String, imports: [String]
    ) -> Result<String, Failure> {
        var errors = ErrorList()
        let templates = files.map { Template($0, reporting: &errors) }
        let library = Library(templates)
        var source = "// Made of Templates/\(module) by TemplateCompiler; changes are lost.\n"
        for module in Set(imports + ["HTML"]).sorted() {
            source += "import \(module)\n"
        }
        for page in templates where page.module == module && page.isPage {
            var expansion = Expansion(library)
            let parts = expansion.parts(of: page, reporting: &errors)
            let instructions = ContextChecker.instructions(for: parts, of: page, reporting: &errors)
            source += "\n" + SwiftWriter.conformance(of: page, instructions)
        }
        return errors.errors.isEmpty ? .success(source) : .failure(Failure(errors: errors.sorted))
    }
}
