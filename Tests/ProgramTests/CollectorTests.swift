import Support
import Testing

@testable import almanac

@Suite("Where spans are sent")
struct CollectorTests {
    @Test(
        "The variables of OpenTelemetry name the collector",
        arguments: [
            ([:], nil),
            (["OTEL_EXPORTER_OTLP_ENDPOINT": ""], nil),
            (["OTEL_EXPORTER_OTLP_ENDPOINT": "http://c:4318"], "http://c:4318/v1/traces"),
            (["OTEL_EXPORTER_OTLP_ENDPOINT": "https://c/base/"], "https://c/base/v1/traces"),
            (["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT": "http://c/t"], "http://c/t"),
            (
                ["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT": "http://c/t", "OTEL_EXPORTER_OTLP_ENDPOINT": "http://d"],
                "http://c/t"
            ),
            (["OTEL_EXPORTER_OTLP_ENDPOINT": "http://c", "OTEL_SDK_DISABLED": "TRUE"], nil),
            (["OTEL_EXPORTER_OTLP_ENDPOINT": "http://c", "OTEL_TRACES_EXPORTER": "none"], nil),
            (["OTEL_EXPORTER_OTLP_ENDPOINT": "http://c", "OTEL_EXPORTER_OTLP_PROTOCOL": "grpc"], nil),
            (
                [
                    "OTEL_EXPORTER_OTLP_ENDPOINT": "http://c", "OTEL_EXPORTER_OTLP_PROTOCOL": "grpc",
                    "OTEL_EXPORTER_OTLP_TRACES_PROTOCOL": "http/protobuf",
                ], "http://c/v1/traces"
            ),
        ] as [([String: String], String?)])
    func variables(environment: [String: String], url: String?) throws {
        #expect(try CollectorAddress(environment: environment)?.url == url)
    }

    @Test("A collector that cannot be used for gRPC is named in a warning; anything else gives none")
    func warning() {
        let base = ["OTEL_EXPORTER_OTLP_ENDPOINT": "http://c:4317"]
        #expect(CollectorAddress.warning(about: base) == nil && CollectorAddress.warning(about: [:]) == nil)
        let grpc = base.merging(["OTEL_EXPORTER_OTLP_PROTOCOL": "grpc"]) { $1 }
        #expect(CollectorAddress.warning(about: grpc)?.hasPrefix("OTEL_EXPORTER_OTLP_ENDPOINT is ignored") == true)
        #expect(CollectorAddress.warning(about: ["OTEL_EXPORTER_OTLP_PROTOCOL": "grpc"]) == nil)
    }

    @Test(
        "What is no address of HTTP is refused, with what names it",
        arguments: ["c:4318", "ftp://c", "http://", "http://user@c", "http://c/#a", "/v1/traces"])
    func invalid(text: String) {
        #expect(throws: SettingProblem.self) { try CollectorAddress(text) }
        let failure = #expect(throws: SettingFailure.self) {
            try CollectorAddress(environment: ["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT": text])
        }
        #expect(failure.map { "\($0)".contains("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT") } == true)
    }
}
