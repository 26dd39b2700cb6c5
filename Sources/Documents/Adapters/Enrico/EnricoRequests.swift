public import Almanac

/// What Enrico is asked, as SOAP 1.1 envelopes (W3C Note of 8 May 2000), to be sent with POST.
public enum EnricoRequests {
    /// Below the address of the server.
    public static let path = "/ws/v2.0/index.php"
    public static let contentType = "text/xml; charset=utf-8"
    /// What its answers may be sent as.
    public static let mediaTypes = ["text/xml", "application/xml"]

    /// Asks for the holidays of a year.
    ///
    /// - Parameters:
    ///   - country: ISO 3166-1 alpha-3, of either case.
    ///   - region: one of those that ``EnricoDocument/countries(_:origin:)`` lists; nil for the whole country, which
    ///     is less than complete where a country's holidays are listed by region.
    ///   - type: one of Enrico's holiday types, such as "public_holiday"; nil for all.
    public static func holidays(
        in year: Int, country: String, region: RegionCode? = nil, type: String? = nil
    ) -> [UInt8] {
        let fields = [
            ("year", String(year)), ("country", country.lowercased()), ("region", region?.description.lowercased()),
            ("holidayType", type),
        ]
        let children = fields.map { name, value in value.map { "<\(name)>\(escaped($0))</\(name)>" } ?? "" }
        return envelope("<ns:getHolidaysForYear>\(children.joined())</ns:getHolidaysForYear>")
    }

    /// Asks for the countries it knows, and the regions and years of each.
    public static func countries() -> [UInt8] {
        envelope("<ns:getSupportedCountries/>")
    }

    private static func envelope(_ body: String) -> [UInt8] {
        Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" \
            xmlns:ns="http://www.kayaposoft.com/enrico/ws/v2.0/"><soapenv:Header/>\
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
