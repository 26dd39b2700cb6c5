import HTTPMessages
import NIOCore
import ServerSupport
import Testing

@testable import HTTPConnection
@testable import HTTPServer

@Suite("Metrics")
struct ExpositionTests {
    @Test("Every line is valid, and every sample has a type and a help text")
    func format() throws {
        let families: [MetricFamily] =
            [
                .init("a_total", "Counts \\ and\nbreaks.", .counter, 3),
                .init(
                    "b", "With labels.", .gauge,
                    [
                        .init(1.5, labels: [("path", "quote \" and \\ and\nbreak"), ("x", "\"\u{301}")]),
                        .init(.infinity), .init(.nan), .init(-2),
                    ]),
                ServerMetrics.durations(Counters.Values()),
            ] + ProcessMetrics.families()
        let parsed = try Self.parse(Exposition.text(families))
        #expect(parsed.types["a_total"] == "counter" && parsed.helps["a_total"] == #"Counts \\ and\nbreaks."#)
        #expect(parsed.samples["a_total"] == "3" && parsed.samples["b"] == "-2")
        #expect(parsed.types["almanac_http_request_duration_seconds"] == "histogram")
        #expect(parsed.samples[#"almanac_http_request_duration_seconds_bucket{le="+Inf"}"#] == "0")
        #expect(parsed.samples[#"b{path="quote \" and \\ and\nbreak",x="\"\#u{301}"}"#] == "1.5")
        #expect(try #require(parsed.samples["process_resident_memory_bytes"].flatMap(Double.init)) > 1_000_000)
        #expect(try #require(parsed.samples["process_start_time_seconds"].flatMap(Double.init)) > 1_700_000_000)
        #expect(try #require(parsed.samples["process_open_fds"].flatMap(Double.init)) > 2)
    }

    @Test("Each bucket counts all durations up to its bound, and the last counts all")
    func histogram() {
        let counters = Counters()
        for milliseconds in [0, 1, 1, 30, 20_000] {
            counters.end(
                method: "GET", status: 200, bytes: 10, duration: .milliseconds(Int64(milliseconds)), cache: .hit)
        }
        let family = ServerMetrics.durations(counters.values)
        let buckets = family.samples.filter { $0.suffix == "_bucket" }
        #expect(buckets.map(\.value) == buckets.map(\.value).sorted())
        #expect(buckets.first { $0.labels[0].value == "0.001" }?.value == 3)
        #expect(buckets.first { $0.labels[0].value == "0.05" }?.value == 4)
        #expect(buckets.last?.labels[0].value == "+Inf" && buckets.last?.value == 5)
        #expect(family.samples.first { $0.suffix == "_count" }?.value == 5)
        #expect(family.samples.first { $0.suffix == "_sum" }?.value == 20.032)
    }

    @Test("Unknown methods share one series")
    func methods() {
        let counters = Counters()
        for method in ["GET", "MKACTIVITY", "BREW"] {
            counters.end(method: method, status: 405, bytes: 0, duration: .zero, cache: .none)
        }
        #expect(counters.values.requests.filter { $0 > 0 } == [1, 2])
    }

    private struct Parsed {
        var helps: [String: String] = [:]
        var types: [String: String] = [:]
        /// Values by name and labels, as written; of several equal names the last one.
        var samples: [String: String] = [:]
    }

    private enum Malformed: Error { case line(String) }

    private static func parse(_ text: String) throws -> Parsed {
        var parsed = Parsed()
        for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
            if let help = line.wholeMatch(
                of: #/# HELP ([a-z_:]+) ((?:[^\\]|\\[\\n])*)/#.matchingSemantics(.unicodeScalar))
            {
                parsed.helps[String(help.1)] = String(help.2)
            } else if let type = line.wholeMatch(of: #/# TYPE ([a-z_:]+) (counter|gauge|histogram)/#) {
                parsed.types[String(type.1)] = String(type.2)
            } else if let sample = line.wholeMatch(
                of: #/([a-z_:]+)(\{(?:[a-z]+="(?:[^"\\]|\\["\\n])*",?)+\})? (NaN|[+-]Inf|-?[0-9.e+-]+)/#
                    .matchingSemantics(.unicodeScalar))
            {
                let name = String(sample.1.replacing(#/_(bucket|sum|count)$/#, with: ""))
                guard parsed.types[name] != nil || parsed.types[String(sample.1)] != nil else {
                    throw Malformed.line(String(line))
                }
                parsed.samples[String(sample.1) + (sample.2 ?? "")] = String(sample.3)
            } else {
                throw Malformed.line(String(line))
            }
        }
        return parsed
    }
}
