/// Turns the templates of a module into Swift.
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
