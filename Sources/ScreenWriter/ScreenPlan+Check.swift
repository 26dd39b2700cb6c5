import Foundation

extension ScreenPlan {
    /// - Throws: `ScreenError` with the reasons why the files would not fit: a file or a type exists already, or a
    ///   suite would treat the new snapshots as left over.
    func check() throws(ScreenError) {
        let problems = existingFiles() + existingTypes() + greedySuites()
        guard !problems.isEmpty else { return }
        let omitted = problems.count - Self.mostProblems
        throw ScreenError(
            problems.prefix(Self.mostProblems) + (omitted > 0 ? ["… and \(omitted) more"] : []) + [
                "Nothing was written."
            ])
    }

    /// An existing screen has a problem for each of its files, and a few of them are enough.
    private static let mostProblems = 5

    private func existingFiles() -> [String] {
        files.filter { FileManager.default.fileExists(atPath: $0.path) }.map { file in
            let text = (try? String(contentsOfFile: file.path, encoding: .utf8)) ?? ""
            let type = Self.types(in: text).first
            let place = request.package.shown(file.path) + (type.map { ":\($0.line)" } ?? "")
            let what = type.map { "the file exists, with the type \($0.name)" } ?? "the file exists"
            return "\(place): error: \(what); choose another name for the screen"
        }
    }

    private func existingTypes() -> [String] {
        let new = Set(files.flatMap { file in Self.types(in: file.text).map(\.name) })
        let planned = Set(files.map(\.path))
        return sources().filter { !planned.contains($0.path) }.flatMap { path, text in
            Self.types(in: text).filter { new.contains($0.name) }.map {
                "\(request.package.shown(path)):\($0.line): error: the type \($0.name) exists; choose another name for the screen"
            }
        }
    }

    private func greedySuites() -> [String] {
        guard hasSnapshots else { return [] }
        return sources().filter { $0.path.hasPrefix("\(request.tests.folder)/") }.flatMap { path, text in
            Self.lines(of: text, containing: ".noOrphanedSnapshots()").map {
                "\(request.package.shown(path)):\($0): error: this suite takes all snapshots of its folder for its own; "
                    + "give it a prefix: .noOrphanedSnapshots(prefix: \"…\")"
            }
        }
    }

    /// Returns the Swift files of all targets that get new ones, sorted by path. Files that cannot be read are left to
    /// the compiler.
    private func sources() -> [(path: String, text: String)] {
        ([request.module, request.tests] + targets.all).map(\.folder).sorted().flatMap { folder in
            let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
            return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
                (try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)).map { ("\(folder)/\(path)", $0) }
            }
        }
    }

    /// Returns the top-level types that a text declares, with their lines.
    static func types(in text: String) -> [(name: String, line: Int)] {
        let declaration =
            #/^(?:(?:@\w+|public|package|internal|fileprivate|private|final|indirect) )*(?:struct|enum|class|actor|protocol|typealias) (\w+)/#
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
            line.prefixMatch(of: declaration).map { (String($0.1), number + 1) }
        }
    }

    private static func lines(of text: String, containing words: String) -> [Int] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
            line.contains(words) ? number + 1 : nil
        }
    }
}
