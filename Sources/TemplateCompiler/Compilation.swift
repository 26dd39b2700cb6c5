/// Turns the templates of a module into Swift.
enum Compilation {
    /// A file of Swift.
    struct Output: Equatable {
        /// `list.mustache.swift`, which the plugin can tell without reading the template.
        let name: String
        let text: String
    }

    /// - Parameters:
    ///   - files: the module's templates and those of Layout.
    ///   - module: the name of the target and of the folder.
    ///   - imports: the modules that the target depends on, as a page may hold values of theirs.
    /// - Returns: a file for each template, empty but for a comment where it is no page; or all that is wrong.
    static func compile(
        _ files: [SourceFile], module: String, imports: [String]
    ) -> Result<[Output], Failure> {
        var errors = ErrorList()
        let templates = files.map { Template($0, reporting: &errors) }
        let library = Library(templates)
        var outputs: [Output] = []
        for template in templates where template.module == module {
            outputs.append(
                Output(
                    name: "\(template.name).mustache.swift",
                    text: source(of: template, in: library, imports, &errors)))
        }
        return errors.errors.isEmpty ? .success(outputs) : .failure(Failure(errors: errors.sorted))
    }

    struct Failure: Error, Equatable {
        let errors: [TemplateError]
    }

    private static func source(
        of template: Template, in library: Library, _ imports: [String], _ errors: inout ErrorList
    ) -> String {
        guard template.isPage else { return "// \(template.path) is only ever included.\n" }
        var expansion = Expansion(library)
        let parts = expansion.parts(of: template, reporting: &errors)
        let instructions = ContextChecker.instructions(for: parts, of: template, reporting: &errors)
        return SwiftWriter.source(of: template, instructions, importing: imports)
    }
}
