import Foundation

// Called by the plugin EmbedFiles:
//     FileEmbedder <folder> <its name in the package> <output folder> <number of parts> [<extension>…]
// Writes EmbeddedFiles.swift and EmbeddedFiles+<part>.swift, or prints the error and exits with status 1.

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 4, let partCount = Int(arguments[3]), partCount > 0 else {
    print("FileEmbedder: error: only the plugin EmbedFiles may call this program")
    exit(2)
}
let folder = URL(fileURLWithPath: arguments[0], isDirectory: true)
let output = URL(fileURLWithPath: arguments[2], isDirectory: true)

/// Returns the files to embed: those with the requested extensions, or all if none were given, except hidden files.
func files() throws -> [Embedding.File] {
    let extensions = arguments.dropFirst(4)
    guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    var files: [Embedding.File] = []
    for case let path as String in paths {
        let file = folder.appending(path: path)
        let isFolder = paths.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
        if path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) || isFolder { continue }
        guard extensions.isEmpty || extensions.contains(file.pathExtension) else { continue }
        files.append(Embedding.File(path: path, bytes: Array(try Data(contentsOf: file))))
    }
    return files
}

do {
    for source in try Embedding.sources(of: files(), in: arguments[1], parts: partCount) {
        let file = output.appending(path: source.name)
        let text = Data(source.text.utf8)
        // An unchanged file is not written, so it is not compiled again.
        if (try? Data(contentsOf: file)) != text { try text.write(to: file, options: .atomic) }
    }
} catch let failure as EmbeddingFailure {
    print(failure)
    exit(1)
} catch {
    print("FileEmbedder: error: \(error.localizedDescription)")
    exit(1)
}
