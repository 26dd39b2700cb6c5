import FuzzSupport
import VIPER

@testable import HTTPMessages
@testable import Site

/// Fuzzes a form: parsing never fails, and its fields are not longer than the input allows. Encoding the fields like a
/// browser and parsing them again gives the same fields.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzForm(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        let form = Form(urlEncoded: input)
        // A byte that is not valid UTF-8 becomes three.
        let size = form.fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
        expect(size <= 3 * input.count, "\(size) bytes of \(input.count)")
        let sent = form.fields.map { "\(encoded($0.name))=\(encoded($0.value))" }.joined(separator: "&")
        expectSame(Form(urlEncoded: Array(sent.utf8)), form, "read from \(sent)")
        _ = Form.isMediaType(HeaderValue(String(decoding: input, as: UTF8.self)))
        return !form.fields.isEmpty
    }
}

/// Returns the text encoded by the URL Standard (section 5.2), with every character encoded that may be.
private func encoded(_ text: String) -> String {
    text.utf8.map { byte in
        byte == 0x20 ? "+" : byte < 0x10 ? "%0" + String(byte, radix: 16) : "%" + String(byte, radix: 16)
    }.joined()
}
