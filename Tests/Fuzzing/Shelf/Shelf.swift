import FuzzSupport

@testable import Upstreams

/// Any bytes as a file of the cache: as they are, and as the parts behind a checksum that is right.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzShelf(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        _ = isRead(input)
        let opening = Array("almanac document 1\n\(Checksum.hexadecimal(Checksum.of(input)))\n".utf8)
        return isRead(opening + input)
    }
}

/// What is read is written as it was read, but for the digits of lengths and times, which have more than one spelling.
private func isRead(_ bytes: [UInt8]) -> Bool {
    guard let file = try? ShelvedFile(bytes) else { return false }
    guard let method = UpstreamRequest.Method(rawValue: file.request.method) else { return true }
    let request = UpstreamRequest(url: file.request.url, method: method, body: file.request.body, mediaTypes: [])
    do {
        let again = try ShelvedFile(ShelvedFile.bytes(of: file.document, for: request))
        expectSame(again.document, file.document, "document")
        expectSame(again.request, file.request, "request")
    } catch {
        finding("what was read cannot be written: \(error)")
    }
    return true
}
