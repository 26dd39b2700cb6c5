/// A fake of HolidayAPI, version 1, after its documentation: its required parameters, its error statuses, and the
/// structure of its JSON, written as XML. No sample of the XML itself is published.
public struct FakeHolidayAPI: FakeUpstream {
    public static let key = "00000000-1111-2222-3333-444444444444"

    /// The years that the account may request: free accounts have the last year only.
    private let years: ClosedRange<Int>

    public init(years: ClosedRange<Int>) {
        self.years = years
    }

    public func answer(to request: FakeRequest) -> FakeAnswer {
        guard request.path == "/v1/holidays" || request.path == "/v1/countries" else { return .page(404) }
        guard request.method == "GET" else { return error(405, "Method not allowed.") }
        guard request.query["format"] == "xml" else {
            return FakeAnswer(type: "application/json", "{\"status\":200}")
        }
        guard let key = request.query["key"] else { return error(401, "An API key is required.") }
        guard key == Self.key else { return error(401, "Invalid API key.") }
        return request.path == "/v1/countries" ? countries : holidays(request.query)
    }

    private func holidays(_ query: [String: String]) -> FakeAnswer {
        guard let country = query["country"] else { return error(400, "The country parameter is required.") }
        guard let year = query["year"].flatMap({ Int($0) }) else {
            return error(400, "The year parameter is required.")
        }
        guard ["US", "GB"].contains(country) else { return error(400, "The supplied country is invalid.") }
        guard years.contains(year) else { return error(402, "Free accounts are limited to last year's data only.") }
        let holidays = [
            ("New Year's Day", "01-01", "01-01", true), ("Independence Day", "07-04", "07-03", country == "US"),
        ].map { name, date, observed, isPublic in
            "<item><name>\(name)</name><date>\(year)-\(date)</date><observed>\(year)-\(observed)</observed>"
                + "<public>\(isPublic)</public><country>\(country)</country><uuid>\(year)\(date)</uuid></item>"
        }
        return document("<holidays>\(holidays.joined())</holidays>")
    }

    private var countries: FakeAnswer {
        let countries = [("US", "USA", "840", "United States"), ("GB", "GBR", "826", "United Kingdom")].map {
            alpha2, alpha3, numeric, name in
            "<item><code>\(alpha2)</code><name>\(name)</name><codes><alpha-2>\(alpha2)</alpha-2>"
                + "<alpha-3>\(alpha3)</alpha-3><numeric>\(numeric)</numeric></codes><languages><item><code>en</code>"
                + "<name>English</name></item></languages><flag>https://example.org/flag.png</flag><subdivisions><item>"
                + "<code>\(alpha2)-X</code><name>X</name><languages/></item></subdivisions></item>"
        }
        return document("<countries>\(countries.joined())</countries>")
    }

    private func document(_ content: String) -> FakeAnswer {
        FakeAnswer(
            type: "application/xml", "<?xml version=\"1.0\"?><response><status>200</status>\(content)</response>")
    }

    private func error(_ status: Int, _ text: String) -> FakeAnswer {
        FakeAnswer(
            status, type: "application/xml",
            "<?xml version=\"1.0\"?><response><status>\(status)</status><error>\(text)</error></response>")
    }
}
