import Foundation

// Called by the plugin EmbedFiles:
//     FileEmbedder index <output> <number of parts>
//     FileEmbedder part <output> <number> <folder> <its name in the package> <file in the folder>…
// Writes the output, or prints what is wrong and exits with status 1.

let arguments = Array(CommandLine.arguments.dropFirst())
do {
    let source: String
    switch arguments.first {
    case "index" where arguments.count == 3:
        source = Embedding.index(partCount: Int(arguments[2]) ?? 0)
    case "part" where arguments.count > 5:
        let folder = URL(fileURLWithPath: arguments[3], isDirectory: true)
        let files = try arguments[5...].map { path in
            Embedding.File(path: path, bytes: Array(try Data(contentsOf: folder.appending(path: path))))
        }
        source = try Embedding.source(ofPart: Int(arguments[2]) ?? 0, files, in: arguments[4])
    default:
        print("FileEmbedder: error: called by the plugin EmbedFiles only")
        exit(2)
    }
    try Data(source.utf8).write(to: URL(fileURLWithPath: arguments[1]), options: .atomic)
} catch let failure as EmbeddingFailure {
    print(failure)
    exit(1)
} catch {
    print("FileEmbedder: error: \(error.localizedDescription)")
    exit(1)
}
