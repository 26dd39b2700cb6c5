import HTTPMessages
import Testing

@Suite("Accepted codings")
struct AcceptEncodingTests {
    @Test(
        "Accept-Encoding is parsed as RFC 9110 specifies",
        arguments: [
            // Browsers, over TLS and without it.
            (nil, .identity), ("", .identity), ("gzip, deflate, br, zstd", .brotli), ("gzip, deflate, br", .brotli),
            ("gzip, deflate", .gzip), ("gzip", .gzip), ("br", .brotli), ("zstd", .identity), ("br, gzip", .brotli),
            // Names.
            ("GZIP", .gzip), ("x-gzip", .gzip), ("BR", .brotli), ("Br;q=1, gzip", .brotli), ("brotli, gzip", .gzip),
            ("gzipped", .identity), ("b r", .identity), ("identity", .identity), ("*", .gzip), ("br, *", .brotli),
            // Weights.
            ("gzip;q=0", .identity), ("br;q=0", .identity), ("br;q=0, gzip", .gzip), ("gzip;q=0, br", .brotli),
            ("br;q=0.5, gzip;q=0.5", .brotli), ("br;q=0.499, gzip;q=0.5", .gzip), ("br;q=0.001", .brotli),
            ("br;q=0.5, gzip", .gzip), ("gzip;q=0.000", .identity), ("gzip;q=0.001", .gzip), ("gzip;q=1.5", .gzip),
            ("gzip;q=2", .identity), ("gzip;q=", .identity), ("gzip;q=0.0001", .identity), ("gzip;q=-1", .identity),
            ("br;q=2, gzip", .gzip), ("gzip;level=9", .identity),
            // Identity, and all others.
            ("identity;q=1, gzip;q=0.5", .identity), ("identity;q=0.5, gzip;q=0.5", .gzip),
            ("identity;q=1, br;q=0.5", .identity), ("identity;q=0.5, br;q=0.5", .brotli),
            ("identity;q=0.6, br;q=0.5, gzip;q=0.7", .gzip), ("identity;q=0", .identity),
            ("identity;q=0, gzip;q=0", .identity), ("*;q=0", .identity), ("*;q=0, gzip", .gzip),
            ("*;q=0, br", .brotli), ("br;q=0.5, *", .gzip), ("gzip ; q=0.5 , *;q=0", .gzip),
            ("gzip;q=0, *", .identity), ("identity;q=0, gzip;q=0, *", .brotli),
            ("identity;q=0, gzip;q=0, *;q=0", .identity), ("identity;q=0, gzip;q=0, br;q=0, *", .identity),
            // Lists.
            (",,gzip,", .gzip), (";;;,", .identity), ("\tgzip\t", .gzip), ("deflate,\tbr ;\tq=0.3", .brotli),
        ] as [(String?, ContentCoding)])
    func negotiation(value: String?, coding: ContentCoding) {
        #expect(AcceptEncoding(value.map { HeaderValue($0) }).preferred == coding)
    }
}
