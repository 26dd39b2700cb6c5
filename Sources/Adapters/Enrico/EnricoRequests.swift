public import AlmanacValues

/// A request to Enrico: a SOAP 1.1 envelope (W3C Note of 8 May 2000) to send with POST, and its `SOAPAction`.
public struct EnricoRequest: Hashable, Sendable {
    /// The request body.
    public let envelope: [UInt8]
    /// The value of the `SOAPAction` header (section 6.1.1), without its quotation marks.
    public let action: String
}

/// The requests to Enrico, as its WSDL declares them: operations of style `rpc`, whose parts are all required.
///
/// The server passes the parts to a PHP function by position. If a part is missing, it responds with 500.
public enum EnricoRequests {
    /// The path, relative to the address of the server.
    public static let path = "ws/v2.0/index.php"
    /// The `Content-Type` of requests.
    public static let contentType = "text/xml; charset=utf-8"
    /// The accepted media types of responses.
    public static let mediaTypes = ["text/xml", "application/xml"]

    private static let namespace = "http://www.kayaposoft.com/enrico/ws/v2.0/"
    /// The value that means all holiday types; the part is required.
    private static let everyType = "all"

    /// Returns the request for the holidays of a year.
    ///
    /// - Parameters:
    ///   - country: the ISO 3166-1 alpha-3 code, in either case.
    ///   - region: a region that ``EnricoDocument/countries(_:label:)`` lists; nil for the holidays of the whole
    ///     country.
    ///   - type: one of Enrico's holiday types, such as "public_holiday"; nil for all.
    public static func holidays(
        in year: Int, country: String, region: RegionCode? = nil, type: String? = nil
    ) -> EnricoRequest {
        let parts = [
            ("year", String(year)), ("country", country.lowercased()),
            ("region", region?.description.lowercased() ?? ""), ("holidayType", type ?? everyType),
        ]
        let children = parts.map { name, value in "<\(name)>\(escaped(value))</\(name)>" }
        // The action in the WSDL differs from the name of the operation.
        return EnricoRequest(
            envelope: envelope("<ns:getHolidaysForYear>\(children.joined())</ns:getHolidaysForYear>"),
            action: namespace + "#getPublicHolidaysForYear")
    }

    /// Returns the request for the supported countries, with their regions and years.
    public static func countries() -> EnricoRequest {
        EnricoRequest(envelope: envelope("<ns:getSupportedCountries/>"), action: namespace + "#getSupportedCountries")
    }

    private static func envelope(_ body: String) -> [UInt8] {
        Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" \
            xmlns:ns="\(namespace)"><soapenv:Header/>\
            <soapenv:Body>\(body)</soapenv:Body></soapenv:Envelope>
            """.utf8)
    }

    /// Escapes a text for XML. Works on scalars because "&" and a following combining mark form one Character.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            // XML 1.0 does not allow these characters, not even escaped.
            case "\0"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
