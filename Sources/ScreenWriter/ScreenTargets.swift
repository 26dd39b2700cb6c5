/// The other targets that get files of a screen, by the word that the templates have for each: `Entities`, `Services`.
///
/// A target has the word as its name, or at its end (`CoastEntities`), and the module and its tests depend on it.
struct ScreenTargets: Hashable {
    private let byWord: [String: PackageLayout.Target]

    /// - Throws: `ScreenError` with what to add to Package.swift if a target is missing.
    init(_ request: ScreenRequest, _ templates: ScreenTemplates) throws(ScreenError) {
        var byWord: [String: PackageLayout.Target] = [:]
        var problems: [String] = []
        for word in templates.otherTargets {
            if let target = Self.target(word, in: request) {
                byWord[word] = target
                problems += Self.missingDependencies(on: target, in: request)
            } else {
                problems.append(Self.missingTarget(word, templates.targets(usedBy: word), in: request))
            }
        }
        guard problems.isEmpty else { throw ScreenError(problems + ["Nothing was written."]) }
        self.byWord = byWord
    }

    var all: [PackageLayout.Target] { Array(byWord.values) }

    subscript(_ word: String) -> PackageLayout.Target? { byWord[word] }

    /// What the templates' placeholders (`__Entities__`) stand for: the module of each target.
    var names: [(placeholder: String, name: String)] {
        byWord.sorted { $0.key < $1.key }.map { ("__\($0.key)__", $0.value.module) }
    }

    /// Returns the target on which the module depends, or else one of the package; the one that is exactly the word first.
    private static func target(_ word: String, in request: ScreenRequest) -> PackageLayout.Target? {
        let named = request.package.targets.filter { !$0.isTest && $0.name.hasSuffix(word) }
        let used = named.filter { request.module.imports.contains($0.module) }
        let candidates = used.isEmpty ? named : used
        return candidates.first { $0.name == word } ?? candidates.min { $0.name < $1.name }
    }

    private static func missingDependencies(
        on target: PackageLayout.Target, in request: ScreenRequest
    ) -> [String] {
        [request.module, request.tests].filter { !$0.imports.contains(target.module) }.map { user in
            "\(request.package.declaration(of: user.name)): error: \(user.name) needs \"\(target.name)\" among its "
                + "dependencies"
        }
    }

    private static func missingTarget(_ word: String, _ used: [String], in request: ScreenRequest) -> String {
        let dependencies = used.isEmpty ? "" : ", dependencies: [\(used.map { "\"\($0)\"" }.joined(separator: ", "))]"
        return "\(request.package.declaration(of: request.module.name)): error: \(request.module.name) has no target "
            + "\(word); add .target(name: \"\(word)\"\(dependencies)) with a first file in Sources/\(word), and "
            + "\"\(word)\" to the dependencies of \(request.module.name) and \(request.tests.name)"
    }
}
