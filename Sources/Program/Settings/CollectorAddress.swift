import Foundation
import Support

/// Where spans are sent, and under which service name.
struct CollectorAddress: Hashable, Sendable {
    /// `https://collector.example/v1/traces`
    let url: String
    var serviceName = "almanac"

    private static let path = "/v1/traces"

    /// - Throws: what was expected.
    init(_ text: String) throws(SettingProblem) {
        guard let url = URL(string: text), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            url.host()?.isEmpty == false, url.user() == nil, url.fragment() == nil
        else {
            throw SettingProblem("\"\(text)\" (expected an address such as http://127.0.0.1:4318/v1/traces)")
        }
        self.url = text
    }

    /// The address in OpenTelemetry's environment variables; nil if they name none, or turn everything off.
    ///
    /// Only HTTP addresses can be used: gRPC has a protocol and a port of its own.
    ///
    /// - Throws: which variable has no address.
    init?(environment: [String: String]) throws(SettingFailure) {
        guard let (name, text) = Self.endpoint(environment), !Self.asksForGRPC(environment) else { return nil }
        do throws(SettingProblem) {
            try self.init(
                name == Self.whole ? text : (text.hasSuffix("/") ? String(text.dropLast()) : text) + Self.path)
        } catch {
            throw SettingFailure("invalid value for \(name): \(error.description)")
        }
    }

    private static let whole = "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"

    /// The variable with the address, and its value; nil if there is none, or if everything is turned off.
    private static func endpoint(_ environment: [String: String]) -> (name: String, text: String)? {
        guard environment["OTEL_SDK_DISABLED"]?.lowercased() != "true", environment["OTEL_TRACES_EXPORTER"] != "none"
        else { return nil }
        return value(of: [whole, "OTEL_EXPORTER_OTLP_ENDPOINT"], environment)
    }

    private static func asksForGRPC(_ environment: [String: String]) -> Bool {
        value(of: ["OTEL_EXPORTER_OTLP_TRACES_PROTOCOL", "OTEL_EXPORTER_OTLP_PROTOCOL"], environment)?.text == "grpc"
    }

    /// The first of the variables that is set. An empty one counts as one that is not.
    private static func value(
        of names: [String], _ environment: [String: String]
    ) -> (name: String, text: String)? {
        names.lazy.compactMap { name in environment[name].map { (name, $0) } }.first { !$0.1.isEmpty }
    }

    /// A warning if the variables of OpenTelemetry name a collector that cannot be used; nil if not.
    static func warning(about environment: [String: String]) -> String? {
        guard let (name, _) = endpoint(environment), asksForGRPC(environment) else { return nil }
        return "\(name) is ignored, because only HTTP is spoken, and the variables ask for grpc; set otlp instead"
    }
}
