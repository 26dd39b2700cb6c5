import FuzzSupport
import Support
import Upstreams

@testable import Fetching

/// Fuzzes headers of an upstream: the location of a redirect, Retry-After, and dates.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAnswers(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        let text = String(decoding: input, as: UTF8.self)
        let now = 1_795_000_000
        if let wait = RetryAfter.duration(text, now: now) {
            expect(.zero <= wait && wait <= .seconds(RetryAfter.longest), "a wait of \(wait)")
        }
        if let seconds = HTTPDate.seconds(text, now: now) {
            expect(abs(seconds) < 400_000_000_000, "a date \(seconds) s away from 1970")
        }
        guard let base = WebAddress("https://a.example/b/c?d") else { finding("the base address is rejected") }
        let addresses = [base.resolving(text), WebAddress(text)].compactMap(\.self)
        for address in addresses { check(address) }
        return !addresses.isEmpty
    }
}

/// Checks that the address gives one request to one host, and that parsing its text gives the same address.
private func check(_ address: WebAddress) {
    let text = address.text
    expect(text.utf8.allSatisfy { 0x21...0x7E ~= $0 }, "\(text) has other bytes")
    expect(address.target.hasPrefix("/") && !address.target.contains("#"), "target \(address.target)")
    guard let again = WebAddress(text) else { finding("cannot parse \(text)") }
    expectSame(again.endpoint, address.endpoint, "endpoint of \(text)")
}
