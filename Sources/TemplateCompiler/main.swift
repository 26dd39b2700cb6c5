import Foundation

// Called by the plugin CompileTemplates:
//     TemplateCompiler <Templates> <module> <output> [<import>…]
// Writes the output, or prints the errors and exits with status 1.

let arguments = CommandLine.arguments
guard arguments.count >= 4 else {
    print("TemplateCompiler: error: only the plugin CompileTemplates may call this program")
    exit(2)
}
let templates = URL(fileURLWithPath: arguments[1], isDirectory: true)
let module = arguments[2]
let output = URL(fileURLWithPath: arguments[3])

/// Returns the templates in a folder of Templates, none if the package has no Layout. Throws if they cannot be read.
func files(in folder: String) throws -> [SourceFile] {
    var files: [SourceFile] = []
    guard FileManager.default.fileExists(atPath: templates.appending(path: folder).path) else {
        if folder == Library.layout { return [] }
        print("\(templates.path)/\(folder): error: there is no such folder; the templates of \(module) belong there")
        exit(1)
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: templates.appending(path: folder).path).sorted() {
        let file = templates.appending(path: folder).appending(path: name)
        let path = "Templates/\(folder)/\(name)"
        if try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
            print("\(path): error: a folder is not allowed here; move its templates to Templates/<Module>")
            exit(1)
        }
        if name.hasSuffix(SourceFile.suffix) {
            files.append(SourceFile(path: path, bytes: Array(try Data(contentsOf: file))))
        }
    }
    return files
}

do {
    let sources = try Set([module, Library.layout]).sorted().flatMap(files)
    switch Compilation.compile(sources, module: module, imports: Array(arguments.dropFirst(4))) {
    case .success(let swift):
        let text = Data(swift.utf8)
        // An unchanged file is not written, so it is not compiled again.
        if (try? Data(contentsOf: output)) != text { try text.write(to: output, options: .atomic) }
    case .failure(let failure):
        failure.errors.forEach { print($0) }
        exit(1)
    }
} catch {
    print("Templates/\(module): error: \(error.localizedDescription)")
    exit(1)
}
