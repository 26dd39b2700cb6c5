import Adapters
import FuzzSupport

@testable import Upstreams

/// Fuzzes a file of the cache: the input as the whole file, and as the parts after a correct checksum.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzShelf(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        _ = isRead(input)
        let opening = Array("almanac document 1\n\(Checksum.hexadecimal(Checksum.of(input)))\n".utf8)
        return isRead(opening + input)
    }
}

/// Checks that a parsed file is written again unchanged, apart from the digits of lengths and times, which have several
/// spellings.
private func isRead(_ bytes: [UInt8]) -> Bool {
    guard let file = try? ShelvedFile(bytes) else { return false }
    guard let method = UpstreamRequest.Method(rawValue: file.request.method) else { return true }
    let request = UpstreamRequest(url: file.request.url, method: method, body: file.request.body, mediaTypes: [])
    do {
        let again = try ShelvedFile(ShelvedFile.bytes(of: file.document, for: request))
        expectSame(again.document, file.document, "document")
        expectSame(again.request, file.request, "request")
    } catch {
        finding("cannot write the parsed document: \(error)")
    }
    return true
}
