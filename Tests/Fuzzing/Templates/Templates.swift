import FuzzSupport

@testable import TemplateCompiler

/// Fuzzes templates: a page, a partial of its module and the frame of Layout, separated by lines of `====`. The
/// compiler reports errors or writes a complete Swift file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTemplates(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        switch Compilation.compile(files(input), module: "Fuzz", imports: ["Layout"]) {
        case .success(let swift):
            check(swift)
            return true
        case .failure(let failure):
            expect(!failure.errors.isEmpty, "refused without a reason")
            for error in failure.errors {
                expect(error.description.hasPrefix("Templates/"), "no place: \(error)")
                expect(!error.description.utf8.contains(UInt8(ascii: "\n")), "more than a line: \(error)")
            }
            return false
        }
    }
}

private func files(_ input: [UInt8]) -> [SourceFile] {
    let paths = ["Fuzz/page", "Fuzz/_row", "Layout/_frame"]
    let texts = String(decoding: input, as: UTF8.self).split(separator: "\n====\n", omittingEmptySubsequences: false)
    return zip(paths, texts).map { path, text in
        // Bytes that are not valid text are kept only if there is a single template.
        SourceFile(path: "Templates/\(path).mustache", bytes: texts.count == 1 ? input : Array(text.utf8))
    }
}

/// Checks that braces and parentheses are balanced outside of literals, and that literals end on their line and contain
/// no raw quote, control character or interpolation.
private func check(_ swift: String) {
    var open: [UInt8] = []
    var literal = false
    var escaped = false
    for byte in swift.utf8 {
        expect(byte >= 0x20 || byte == UInt8(ascii: "\n"), "a control character in \(swift)")
        if literal {
            expect(byte != UInt8(ascii: "\n"), "a literal that does not end in \(swift)")
            if escaped {
                expect("\"\\ntu".utf8.contains(byte), "an escape that is none in \(swift)")
                escaped = false
            } else if byte == UInt8(ascii: "\\") {
                escaped = true
            } else if byte == UInt8(ascii: "\"") {
                literal = false
            }
            continue
        }
        switch byte {
        case UInt8(ascii: "\""): literal = true
        case UInt8(ascii: "{"), UInt8(ascii: "("): open.append(byte)
        case UInt8(ascii: "}"): expectSame(open.popLast(), UInt8(ascii: "{"), "closed by } in \(swift)")
        case UInt8(ascii: ")"): expectSame(open.popLast(), UInt8(ascii: "("), "closed by ) in \(swift)")
        default: expect(byte < 0x80, "another letter outside of a literal in \(swift)")
        }
    }
    expect(open.isEmpty && !literal, "something is not closed in \(swift)")
}
