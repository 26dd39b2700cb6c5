import Markup

/// A fake Enrico server that accepts the requests that its WSDL declares, and returns recorded answers.
public struct FakeEnrico: FakeUpstream {
    private let wsdl: WSDL
    private let countries: [String: Country]

    private struct Country: Sendable {
        var regions: Set<String> = []
        var firstYear = 0
    }

    enum Mistake: Error {
        case notRecorded(String)
    }

    public init() throws {
        guard let wsdl = Recordings.bytes("enrico.wsdl"), let list = Recordings.bytes("enrico_countries.xml") else {
            throw Mistake.notRecorded("enrico.wsdl, enrico_countries.xml")
        }
        self.wsdl = try WSDL(wsdl)
        countries = try Self.countries(list)
    }

    public func answer(to request: FakeRequest) -> FakeAnswer {
        guard request.path == "/ws/v2.0/index.php" else { return .page(404) }
        // A browser gets a page about the service.
        guard request.method == "POST" else { return .page(200) }
        do throws(Fault) {
            let question = try wsdl.question(request)
            switch question.operation {
            case "getSupportedCountries": return try Self.recorded("enrico_countries")
            case "getHolidaysForYear": return try holidays(question.values)
            default: throw Fault("the answer of \(question.operation) was not recorded")
            }
        } catch {
            return Self.fault(error)
        }
    }

    /// Returns the recorded year. For an unsupported country, region or year, the server answers with status 200 and
    /// these error texts.
    private func holidays(_ values: [String: String]) throws(Fault) -> FakeAnswer {
        let (code, region) = (values["country"] ?? "", values["region"] ?? "")
        guard let country = countries[code] else { return Self.error("Country '\(code)' is not supported") }
        guard region.isEmpty || country.regions.contains(region) else {
            return Self.error("Region '\(region)' in country '\(code)' is not supported")
        }
        guard let year = Int(values["year"] ?? ""), year >= country.firstYear else {
            return Self.error("Dates before 1-1-\(country.firstYear) are not supported")
        }
        return try Self.recorded(["enrico", code, region, "\(year)"].filter { !$0.isEmpty }.joined(separator: "_"))
    }

    private static func countries(_ bytes: [UInt8]) throws -> [String: Country] {
        let document = try Document(xml: bytes)
        let root = document.root
        var countries: [String: Country] = [:]
        var elements = try root.select(XPath("//supportedCountry"))
        while let element = elements.next() {
            var country = Country()
            country.regions = Set(try element.strings(XPath("region")))
            country.firstYear = Int(try element.number(XPath("fromDate/year")))
            countries[try element.string(XPath("countryCode"))] = country
        }
        return countries
    }

    private static func recorded(_ name: String) throws(Fault) -> FakeAnswer {
        guard let bytes = Recordings.bytes(name + ".xml") else { throw Fault("\(name) was not recorded") }
        return FakeAnswer(type: "text/xml; charset=UTF-8", bytes)
    }

    private static func error(_ text: String) -> FakeAnswer {
        envelope(
            200,
            "<ns1:getHolidaysForYearResponse xmlns:ns1=\"http://www.kayaposoft.com/enrico/ws/v2.0/\">"
                + "<holidays><error>\(text)</error></holidays></ns1:getHolidaysForYearResponse>")
    }

    private static func fault(_ fault: Fault) -> FakeAnswer {
        envelope(
            500,
            "<SOAP-ENV:Fault><faultcode>SOAP-ENV:Server</faultcode>"
                + "<faultstring>\(escaped(fault.description))</faultstring></SOAP-ENV:Fault>")
    }

    private static func envelope(_ status: Int, _ body: String) -> FakeAnswer {
        FakeAnswer(
            status, type: "text/xml; charset=UTF-8",
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?><SOAP-ENV:Envelope "
                + "xmlns:SOAP-ENV=\"http://schemas.xmlsoap.org/soap/envelope/\"><SOAP-ENV:Body>\(body)</SOAP-ENV:Body>"
                + "</SOAP-ENV:Envelope>")
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
}
