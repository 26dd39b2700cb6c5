import Foundation
import Markup

/// The reason why the program ends with another status than 0.
struct Failure: Error {
    let lines: [String]
    let status: Int32
}

/// Returns the bytes of a file, but not more than one beyond the limit: an untrusted file may be of any size.
func bytes(of path: String, limits: Limits) throws(Failure) -> [UInt8] {
    do {
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        return Array(try file.read(upToCount: limits.bytes + 1) ?? Data())
    } catch {
        throw Failure(lines: ["\(path): cannot be read"], status: 2)
    }
}

/// Runs `work` on a file; its errors become lines such as "list.xml:3: /list/entry[2]/@date: …".
func reporting(_ path: String, status: Int32, _ work: () throws(MarkupError) -> Void) throws(Failure) {
    do {
        try work()
    } catch {
        var lines = error.problems.map { problem in
            let position = [problem.line, problem.column].compactMap { $0 }.map { ":\($0)" }.joined()
            return (["\(path)\(position)"] + [problem.path, problem.message].compactMap { $0 }).joined(separator: ": ")
        }
        if error.omitted > 0 { lines.append("\(path): and \(error.omitted) more") }
        throw Failure(lines: lines, status: status)
    }
}

/// Checks the documents against the schema; throws for the first that is not valid.
func check(_ documents: [String], against schemaPath: String) throws(Failure) {
    let limits = Limits()
    let source = try bytes(of: schemaPath, limits: limits)
    var compiled: Schema?
    try reporting(schemaPath, status: 2) { () throws(MarkupError) in compiled = try Schema(xsd: source) }
    guard let schema = compiled else { return }
    for path in documents {
        let text = try bytes(of: path, limits: limits)
        try reporting(path, status: 1) { () throws(MarkupError) in
            var document = try Document(xml: text, limits: limits)
            try document.validate(against: schema)
        }
        print("\(path): valid")
    }
}

let arguments = CommandLine.arguments.dropFirst()
do throws(Failure) {
    guard let schema = arguments.first, arguments.count > 1 else {
        throw Failure(lines: ["usage: check-xml SCHEMA.xsd DOCUMENT.xml…"], status: 2)
    }
    try check(Array(arguments.dropFirst()), against: schema)
} catch {
    for line in error.lines { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
    exit(error.status)
}
