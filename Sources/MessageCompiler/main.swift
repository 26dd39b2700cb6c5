import Foundation

// Called by the plugin CompileMessages:
//     MessageCompiler <Templates> <module> <output>
// Writes the output, or prints the errors and exits with status 1. For the module AlmanacValues, it writes what is known of
// the languages themselves.

let arguments = CommandLine.arguments
guard arguments.count == 4 else {
    print("MessageCompiler: error: only the plugin CompileMessages may call this program")
    exit(2)
}
let templates = URL(fileURLWithPath: arguments[1], isDirectory: true)
let module = arguments[2]
let path = "Templates/\(module)/\(module).xcstrings"
let output = URL(fileURLWithPath: arguments[3])

func write(_ swift: String) throws {
    let text = Data(swift.utf8)
    // An unchanged file is not written, so it is not compiled again.
    if (try? Data(contentsOf: output)) != text { try text.write(to: output, options: .atomic) }
}

/// Reads all of Templates/Languages.
func languages() throws -> [LanguageFile] {
    let folder = templates.appending(path: "Languages")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
    return try LanguageFile.all(names.map { Array(try Data(contentsOf: folder.appending(path: $0))) })
}

do {
    let languages = try languages()
    if module == "AlmanacValues" {
        try write(LanguagesWriter.source(of: languages))
        exit(0)
    }
    let file = templates.appending(path: "\(module)/\(module).xcstrings")
    guard FileManager.default.fileExists(atPath: file.path) else {
        let empty = #"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#
        print("\(path): error: the String Catalog of \(module) is missing; an empty one is \(empty)")
        exit(1)
    }
    let catalogue = Array(try Data(contentsOf: file))
    switch Compilation.compile(catalogue, path: path, module: module, languages: languages) {
    case .success(let swift): try write(swift)
    case .failure(let failure):
        failure.errors.forEach { print($0) }
        exit(1)
    }
} catch {
    print("\(path): error: \(error)")
    exit(1)
}
