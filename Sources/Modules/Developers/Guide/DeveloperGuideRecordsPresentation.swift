import AlmanacValues

extension DeveloperGuidePage.Chapter {
    /// The sections on records and on HTTP.
    ///
    /// - Parameter rows: the addresses of records and documents.
    static func basics(_ rows: [DeveloperGuidePage.Row]) -> [Self] {
        var first = addresses(rows)
        first.isOpen = true
        return [first] + http
    }

    private static func addresses(_ rows: [DeveloperGuidePage.Row]) -> Self {
        Self(
            title: "Addresses", name: "addresses",
            paragraphs: [
                "Add an extension to the address of a page to get the same facts for programs. The filters of the page "
                    + "work there too."
            ],
            rows: rows + [.init(address: "/openapi.json", about: "All addresses, described with OpenAPI 3.1")],
            examples: [
                .init(
                    command: #"curl -s "$ALMANAC/countries.json?q=germany""#,
                    answer: #"""
                        {"stale":false,"page":"/countries?q=germany","countries":[{"code":"DE","names":[{"langua\#
                        ge":"en","text":"Germany"},{"language":"de","text":"Deutschland"}],"holidays":"/holidays\#
                        /DE"}],"regions":[]}
                        """#)
            ])
    }

    private static let http: [Self] = [
        Self(
            title: "At home", name: "home",
            paragraphs: [
                "/status says whether today and tomorrow are days off in a place, why, and what comes next. It changes at "
                    + "midnight there: “until” is that moment. Null means that nobody can say.",
                "Home Assistant reads it with its RESTful integration, and our calendars (.ics) with Remote Calendar; "
                    + "the document of the module Today, in our source, has the recipes. In other languages, put the language "
                    + "first: /de/status/DE-BY.json.",
            ],
            rows: [],
            examples: [
                .init(
                    command: #"curl -s "$ALMANAC/status/DE-BY.json" | grep -o '"place":{.*"zone":"[^"]*"'"#,
                    answer: #"""
                        "place":{"code":"DE-BY","country":{"language":"en","text":"Germany"},"region":{"language\#
                        ":"en","text":"Bavaria"}},"zone":"Europe/Berlin"
                        """#)
            ]),
        Self(
            title: "Filters", name: "filters",
            paragraphs: [
                "“type” is public, bank, school or another type, or all. Without it, you get public holidays. “region” is the "
                    + "part of an ISO 3166-2 code after the hyphen, or all for the holidays of all regions. Without it, you "
                    + "get the holidays of the whole country.",
                "“known” says what is known of the year: none (there are no such holidays), known, partly, estimated, "
                    + "not-announced or no-data. A table without holidays has a row with it, unless there are none.",
                "A holiday has its “types” wherever it is kept. A type that only some of those who keep it give it is in "
                    + "“regionalTypes”, with the regions that do: it is that of no other region, even if it is one of “types”.",
                "Another spelling of an address, such as /holidays/de/2026.json, is redirected to the one above.",
            ],
            rows: [],
            examples: [
                .init(
                    command:
                        #"curl -s -o /dev/null -w "%{http_code} %header{location}\n" "$ALMANAC/holidays/de/2026.json""#,
                    answer: "301 /holidays/DE/2026.json")
            ]),
        Self(
            title: "Errors", name: "errors",
            paragraphs: [
                "An error has the status of HTTP and a problem as in RFC 9457 (application/problem+json). If a parameter is "
                    + "wrong, the problem names it in errors. Pages answer with pages, also if they have nothing to show. "
                    + "Only an address that leads nowhere, and a wrong parameter of a page, get a problem if the Accept "
                    + "of the request prefers application/json to text/html."
            ],
            rows: [
                .init(address: "400", about: "A parameter has a value that is not valid"),
                .init(address: "404", about: "There is no such country, region or holiday, or no data for that year"),
                .init(address: "405", about: "The method is not GET, HEAD or OPTIONS"),
                .init(address: "502, 503, 504", about: "Our source has failed. Try again after Retry-After"),
            ],
            examples: [
                .init(
                    command: #"curl -s "$ALMANAC/holidays/DE/2026.json?type=holy""#,
                    answer: #"""
                        {"type":"about:blank","title":"Bad Request","status":400,"detail":"The value of “type” i\#
                        s not valid. “type” cannot be “holy” here. Change it, or leave it out.","errors":{"type"\#
                        :["“holy” is not valid."]}}
                        """#),
                .init(
                    command: #"curl -s "$ALMANAC/api/v3/PublicHolidays/1999/DE""#,
                    answer: #"""
                        {"type":"about:blank","title":"Not Found","status":404,"detail":"No data for this year. \#
                        We have data for Germany from 2020 to 2035."}
                        """#),
            ]),
        Self(
            title: "Caching", name: "caching",
            paragraphs: [
                "Responses have an ETag. Send it as If-None-Match to be told with 304 that nothing has changed. "
                    + "Cache-Control says how long a copy is right. "
                    + "Responses are compressed with Brotli or gzip if you accept it."
            ],
            rows: [],
            examples: [
                .init(
                    command: """
                        curl -s --etag-save tag -o DE.json "$ALMANAC/holidays/DE/2026.json"
                        curl -s --etag-compare tag -o /dev/null -w "%{http_code}\\n" "$ALMANAC/holidays/DE/2026.json"
                        """,
                    answer: "304")
            ]),
        Self(
            title: "Scripts of other sites", name: "cors",
            paragraphs: [
                "A script of any site may read the addresses on this page (CORS), without cookies. It may not read the "
                    + "pages for people."
            ],
            rows: [],
            examples: [
                .init(
                    command: #"""
                        curl -s -o /dev/null -w "%header{access-control-allow-origin}\n" "$ALMANAC/bank-holidays.json"
                        """#,
                    answer: "*")
            ]),
    ]
}
