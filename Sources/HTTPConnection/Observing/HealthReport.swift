/// The state of the parts that pages depend on, for load balancers and for people.
public struct HealthReport: Sendable {
    /// An upstream or a cache.
    public struct Part: Sendable {
        public let name: String
        public let isWell: Bool
        /// A remark on its state, in words. Must not contain secrets, because anybody may read it.
        public let note: String

        public init(name: String, isWell: Bool, note: String) {
            self.name = name
            self.isWell = isWell
            self.note = note
        }
    }

    /// The version of the program; nil if it is not told.
    public var version: String?
    /// The revision of the data; nil if it is not told.
    public var data: String?
    public var parts: [Part]
    /// Whether visitors should be sent here. An upstream that is down does not matter as long as there are documents.
    public var isReady: Bool

    public init(parts: [Part] = [], isReady: Bool = true) {
        self.parts = parts
        self.isReady = isReady
    }

    /// `{"status":"ready","version":"…","data":"…","parts":[{"name":"…","state":"well","note":"…"}]}`
    func json(isStopping: Bool) -> String {
        let status = isStopping ? "stopping" : isReady ? "ready" : "not ready"
        let list = parts.map { part in
            "{\"name\":\(Self.quoted(part.name)),\"state\":\"\(part.isWell ? "well" : "unwell")\","
                + "\"note\":\(Self.quoted(part.note))}"
        }
        let identity = [("version", version), ("data", data)].compactMap { name, value in
            value.map { "\"\(name)\":\(Self.quoted($0))," }
        }
        return "{\"status\":\"\(status)\",\(identity.joined())\"parts\":[\(list.joined(separator: ","))]}\n"
    }

    /// The text as a JSON string (RFC 8259, section 7).
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case let control where control.value < 0x20:
                let digits = String(control.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
