import Foundation

// Called by the plugin WriteDecorators:
//     DecoratorWriter <output> [<source>…]
// Writes the output, or prints the errors and exits with status 1.

let arguments = Array(CommandLine.arguments.dropFirst())
guard let output = arguments.first else {
    print("DecoratorWriter: error: only the plugin WriteDecorators may call this program")
    exit(2)
}

do {
    let sources = try arguments.dropFirst().sorted().map { path in
        SourceText(path: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    }
    let text = Data(try Decorators(of: sources).swift.utf8)
    let file = URL(fileURLWithPath: output)
    // An unchanged file is not written, so it is not compiled again.
    if (try? Data(contentsOf: file)) != text { try text.write(to: file, options: .atomic) }
} catch let failure as UnreadableContract {
    print(failure)
    exit(1)
} catch {
    print("DecoratorWriter: error: \(error.localizedDescription)")
    exit(1)
}
