import Testing

/// Checks the rules for upstreams and their adapters that the compiler cannot enforce. `Tests/Lint/arrows.py` checks that no
/// folders of a target use each other in a loop.
@Suite("Architecture of upstreams")
struct UpstreamArchitectureTests {
    private static let own: Set<String> = [
        "Adapters", "AlmanacValues", "Documents", "Fetching", "HTML", "Landings", "Layout", "Markup", "Site", "Support",
        "Upstreams",
        "VIPER",
    ]

    @Test(
        "Dependencies point one way: Fetching → Upstreams → Adapters → Documents → AlmanacValues, Markup",
        arguments: [
            ("Documents", ["AlmanacValues", "Landings", "Markup", "Support"]),
            ("Adapters", ["AlmanacValues", "Documents", "Markup", "Support"]),
            ("Upstreams", ["Adapters", "AlmanacValues", "Documents", "Landings", "Support"]),
            ("Fetching", ["Adapters", "AlmanacValues", "Landings", "Support", "Upstreams"]),
        ])
    func arrows(target: String, allowed: [String]) throws {
        let files = try Sources.files(of: target)
        #expect(files.count >= 20)
        for file in files { #expect(file.imports.intersection(Self.own).isSubset(of: allowed), "\(file.path)") }
    }

    @Test("Every folder of Adapters has one line in the registry")
    func registry() throws {
        let folders = try Sources.folders(of: "Adapters")
        let text = try #require(folders[""]?.first { $0.name == "AdapterRegistry.swift" }?.text)
        let lines = Set(text.matches(of: #/(?m)^        (\w+)\.self,$/#).map { String($0.1) })
        let adapters = folders.filter { !["", "Shared"].contains($0.key) }
        #expect(adapters.count >= 7 && lines.count == adapters.count)
        for (folder, files) in adapters { #expect(files.types.intersection(lines).count == 1, "\(folder)") }
    }

    @Test("No adapter names types of another; only the registry names adapters")
    func adapters() throws {
        let folders = try Sources.folders(of: "Adapters")
        for (folder, files) in folders where !["", "Shared"].contains(folder) {
            for file in try Sources.all() where !file.path.contains("/Adapters/\(folder)/") {
                guard file.path.contains(#/\/Sources\/(Adapters|Documents|Upstreams|Fetching|almanac)\//#),
                    file.name != "AdapterRegistry.swift"
                else { continue }
                let named = files.types.intersection(file.words)
                #expect(named.isEmpty, "\(file.path)")
            }
        }
    }
}

extension Sources {
    static func files(of target: String) throws -> [File] {
        try all().filter { $0.path.contains("/Sources/\(target)/") }
    }

    /// The files of a target by folder. The target's own folder has an empty name.
    static func folders(of target: String) throws -> [String: [File]] {
        Dictionary(grouping: try files(of: target)) { file in
            let path = file.path.tail(after: "/Sources/\(target)/")
            return path.split(separator: "/").dropLast().joined(separator: "/")
        }
    }
}

extension Sources.File {
    /// The names in the code.
    var words: Set<String> { Set(code.matches(of: #/\w+/#).map { String($0.output) }) }

    /// The names of the types that the file declares, except nested ones.
    var types: Set<String> {
        let declaration =
            #/(?m)^(?:public |package |private )?(?:final )?(?:struct|enum|class|protocol|typealias) (\w+)/#
        return Set(code.matches(of: declaration).map { String($0.1) })
    }
}

extension [Sources.File] {
    fileprivate var types: Set<String> { Set(flatMap(\.types)) }
}

extension String {
    /// Returns the text after a part; empty if the text does not contain the part.
    fileprivate func tail(after part: String) -> Substring {
        firstRange(of: part).map { self[$0.upperBound...] } ?? ""
    }
}
