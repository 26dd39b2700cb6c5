import Foundation

// Called by the plugin CompileTemplates:
//     TemplateCompiler <Templates> <module> <output folder> [<import>…]
// Writes to the output folder, or prints what is wrong and exits with status 1.

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 3 else {
    print("usage: TemplateCompiler <Templates> <module> <output folder> [<import>…]")
    exit(2)
}
let templates = URL(fileURLWithPath: arguments[1], isDirectory: true)
let module = arguments[2]
let output = URL(fileURLWithPath: arguments[3], isDirectory: true)

do {
    var files: [SourceFile] = []
    for folder in Set([module, Library.layout]).sorted() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: templates.appending(path: folder).path)) ?? []
        for name in names.sorted() where name.hasSuffix(SourceFile.suffix) {
            let data = try Data(contentsOf: templates.appending(path: folder).appending(path: name))
            files.append(SourceFile(path: "Templates/\(folder)/\(name)", bytes: Array(data)))
        }
    }
    switch Compilation.compile(files, module: module, imports: Array(arguments.dropFirst(3))) {
    case .success(let outputs):
        for file in outputs {
            try Data(file.text.utf8).write(to: output.appending(path: file.name), options: .atomic)
        }
    case .failure(let failure):
        failure.errors.forEach { print($0) }
        exit(1)
    }
} catch {
    print("TemplateCompiler: error: \(error.localizedDescription)")
    exit(1)
}
