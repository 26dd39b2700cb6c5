import Testing

@testable import UpstreamFakes

/// The fake of Enrico must reject what the real server rejects; otherwise tests with it prove nothing.
@Suite("Validation of requests against the WSDL")
struct WSDLTests {
    private static let namespace = "http://www.kayaposoft.com/enrico/ws/v2.0/"
    private static let parts =
        "<year>2022</year><country>gbr</country><region></region><holidayType>all</holidayType>"

    private func wsdl() throws -> WSDL { try WSDL(try #require(Recordings.bytes("enrico.wsdl"))) }

    private func refusal(
        _ parts: String, operation: String = "getHolidaysForYear", namespace: String = Self.namespace,
        action: String? = "\"\(Self.namespace)#getPublicHolidaysForYear\"", type: String = "text/xml; charset=utf-8"
    ) throws -> String? {
        let body = """
            <s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>\
            <n:\(operation) xmlns:n="\(namespace)">\(parts)</n:\(operation)></s:Body></s:Envelope>
            """
        var request = FakeRequest(
            method: "POST", target: "/ws/v2.0/index.php", headers: ["Content-Type": type], body: Array(body.utf8))
        request.headers["soapaction"] = action
        let wsdl = try wsdl()
        do throws(Fault) {
            _ = try wsdl.question(request)
            return nil
        } catch {
            return error.description
        }
    }

    @Test("The WSDL declares seven operations; getHolidaysForYear has four parts, in this order")
    func operations() throws {
        let wsdl = try wsdl()
        #expect(wsdl.operations.count == 7)
        let year = try #require(wsdl.operations["getHolidaysForYear"])
        #expect(year.parts.map(\.name) == ["year", "country", "region", "holidayType"])
        #expect(year.parts.map(\.type) == ["xsd:integer", "xsd:string", "xsd:string", "xsd:string"])
        #expect(year.action.hasSuffix("#getPublicHolidaysForYear") && year.namespace == Self.namespace)
        #expect(wsdl.operations["getSupportedCountries"]?.parts == [])
        #expect(wsdl.sequences["HolidayType"]?.map(\.name).prefix(2) == ["date", "dateTo"])
        #expect(wsdl.sequences["HolidayType"]?.first { $0.name == "name" }?.most == Int.max)
    }

    @Test("Declared requests are accepted")
    func declared() throws {
        #expect(try refusal(Self.parts) == nil)
        #expect(
            try refusal(
                "", operation: "getSupportedCountries", action: "\"\(Self.namespace)#getSupportedCountries\"") == nil)
        let date = "<date><day>1</day><month>1</month><year>2022</year></date>"
        #expect(
            try refusal(date, operation: "whereIsPublicHoliday", action: "\"\(Self.namespace)#whereIsPublicHoliday\"")
                == nil)
    }

    @Test(
        "Parts that are not declared are rejected",
        arguments: [
            ("<year>2022</year><country>gbr</country>", "'region' is missing"),
            ("<year>2022</year><country>gbr</country><region/>", "'holidayType' is missing"),
            ("<country>gbr</country><year>2022</year><region/><holidayType/>", "'year' is missing"),
            (Self.parts + "<x/>", "'x' is not expected"),
            (Self.parts.replacing("2022", with: "MMXXII"), "'year' is not of type xsd:integer"),
            (Self.parts.replacing("gbr", with: "<b/>"), "'country' of xsd:string has elements"),
            (Self.parts.replacing("<region>", with: "<region xmlns='urn:x'>"), "'region' is in a namespace"),
        ])
    func undeclared(parts: String, reason: String) throws {
        #expect(try refusal(parts)?.contains(reason) == true)
    }

    @Test("Another operation, namespace, action or media type, and an invalid envelope, are rejected")
    func frame() throws {
        #expect(try refusal("", operation: "getHolidays")?.contains("is not defined") == true)
        #expect(try refusal(Self.parts, namespace: "urn:x")?.contains("another namespace") == true)
        #expect(try refusal(Self.parts, action: nil)?.contains("SOAPAction") == true)
        #expect(try refusal(Self.parts, action: "\"\"")?.contains("SOAPAction") == true)
        #expect(try refusal(Self.parts, type: "application/soap+xml")?.contains("text/xml") == true)
        #expect(try refusal("<")?.contains("not well-formed") == true)
        let get = try FakeEnrico().answer(to: FakeRequest(method: "GET", target: "/ws/v2.0/index.php"))
        #expect(get.status == 200 && get.type == "text/html")
        #expect(try FakeEnrico().answer(to: FakeRequest(method: "POST", target: "/elsewhere")).status == 404)
        #expect(try FakeEnrico().answer(to: FakeRequest(method: "POST", target: "/ws/v2.0/index.php")).status == 500)
    }
}
