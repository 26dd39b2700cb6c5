public import Almanac

/// A question to Enrico: a SOAP 1.1 envelope (W3C Note of 8 May 2000) to send with POST, and its `SOAPAction`.
public struct EnricoRequest: Hashable, Sendable {
    public let envelope: [UInt8]
    /// The value of the `SOAPAction` header (section 6.1.1), without its quotation marks.
    public let action: String
}

/// The questions to Enrico, as its WSDL declares them: operations of style `rpc`, whose parts are all required.
///
/// The server hands the parts to a PHP function by their position. With a part missing it answers 500.
public enum EnricoRequests {
    /// Below the address of the server.
    public static let path = "/ws/v2.0/index.php"
    public static let contentType = "text/xml; charset=utf-8"
    /// The media types of its answers.
    public static let mediaTypes = ["text/xml", "application/xml"]

    private static let namespace = "http://www.kayaposoft.com/enrico/ws/v2.0/"
    /// Stands for every type where one has to be named.
    private static let everyType = "all"

    /// Asks for the holidays of a year.
    ///
    /// - Parameters:
    ///   - country: ISO 3166-1 alpha-3, of either case.
    ///   - region: one of those that ``EnricoDocument/countries(_:origin:)`` lists; nil for the holidays that the whole
    ///     country has in common.
    ///   - type: one of Enrico's holiday types, such as "public_holiday"; nil for all.
    public static func holidays(
        in year: Int, country: String, region: RegionCode? = nil, type: String? = nil
    ) -> EnricoRequest {
        let parts = [
            ("year", String(year)), ("country", country.lowercased()),
            ("region", region?.description.lowercased() ?? ""), ("holidayType", type ?? everyType),
        ]
        let children = parts.map { name, value in "<\(name)>\(escaped(value))</\(name)>" }
        // The WSDL declares this action for this operation, whose name differs.
        return EnricoRequest(
            envelope: envelope("<ns:getHolidaysForYear>\(children.joined())</ns:getHolidaysForYear>"),
            action: namespace + "#getPublicHolidaysForYear")
    }

    /// Asks for the countries it knows, and the regions and years of each.
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

    /// Scalars, not Characters: "&" with a combining mark behind it is one Character.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            // No XML 1.0 document can hold these, escaped or not.
            case "\0"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
