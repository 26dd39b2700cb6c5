import Testing

@testable import TemplateCompiler

/// Template texts, keyed by their path below `Templates`.
typealias Files = [String: String]

/// Returns the printed errors of `Templates/Holidays/list.mustache`, compiled with the other templates.
func errors(_ template: String, _ others: Files = [:]) -> [String] {
    switch compile(template, others) {
    case .success: []
    case .failure(let failure): failure.errors.map(\.description)
    }
}

/// Returns the generated Swift of the module Holidays with this `list.mustache`.
func swift(_ template: String, _ others: Files = [:]) throws -> String {
    try compile(template, others).get()
}

/// Returns the page's instructions: markup in quotes, values as `{text name}`, sections as `{#name …}`.
func steps(_ template: String, _ others: Files = [:]) throws -> String {
    var errors = ErrorList()
    let templates = sources(template, others).map { Template($0, reporting: &errors) }
    let page = try #require(templates.first { $0.path == "Templates/Holidays/list.mustache" })
    var expansion = Expansion(Library(templates))
    let parts = expansion.parts(of: page, reporting: &errors)
    let instructions = ContextChecker.instructions(for: parts, of: page, reporting: &errors)
    #expect(errors.errors.map(\.description) == [])
    return notation(instructions)
}

private func compile(_ template: String, _ others: Files) -> Result<String, Compilation.Failure> {
    Compilation.compile(sources(template, others), module: "Holidays", imports: ["Layout"])
}

private func sources(_ template: String, _ others: Files) -> [SourceFile] {
    others.merging(["Holidays/list": template]) { _, own in own }.sorted { $0.key < $1.key }.map { path, text in
        SourceFile(path: "Templates/\(path).mustache", bytes: Array(text.utf8))
    }
}

private func notation(_ instructions: [Instruction]) -> String {
    instructions.map { instruction in
        switch instruction {
        case .literal(let markup): "\"\(String(decoding: markup, as: UTF8.self).replacing("\n", with: "⏎"))\""
        case .value(let name, let context): "{\(context) \(name.text)}"
        case .mark(let name): "{%\(name)}"
        case .section(let name, let isInverted, let inner): "{\(isInverted ? "^" : "#")\(name.text) \(notation(inner))}"
        }
    }.joined(separator: " ")
}
