/// A fake of holidata.net: a host of generated files, `LOCALE/YEAR.xml`.
public struct FakeHolidata: FakeUpstream {
    public init() {}

    public func answer(to request: FakeRequest) -> FakeAnswer {
        guard request.method == "GET" else { return .page(405) }
        let parts = request.path.split(separator: "/")
        guard parts.count == 2, parts[1].hasSuffix(".xml"),
            let bytes = Recordings.bytes("holidata_\(parts[0])_\(parts[1])")
        else { return .page(404) }
        return FakeAnswer(type: "application/xml", bytes)
    }
}

/// A fake host that serves almanac documents: those embedded in the program.
public struct FakeDocuments: FakeUpstream {
    public init() {}

    public func answer(to request: FakeRequest) -> FakeAnswer {
        guard request.method == "GET" else { return .page(405) }
        guard let bytes = Recordings.document(request.path) else { return .page(404) }
        return FakeAnswer(
            type: request.path.hasSuffix(".html") ? "text/html; charset=utf-8" : "application/xml", bytes)
    }
}

/// A fake of quotes.toscrape.com: `/` and `/page/N/`, each with a link to the next page.
public struct FakeToscrape: FakeUpstream {
    private static let pages = ["/": "toscrape_page.html", "/page/3/": "toscrape_last.html"]

    public init() {}

    public func answer(to request: FakeRequest) -> FakeAnswer {
        guard request.method == "GET" else { return .page(405) }
        // An empty path means "/".
        let path = request.path.isEmpty ? "/" : request.path
        guard let name = Self.pages[path], let bytes = Recordings.bytes(name) else { return .page(404) }
        return FakeAnswer(type: "text/html; charset=utf-8", bytes)
    }
}

/// A fake Wikiquote: `/api/rest_v1/page/html/TITLE`, Parsoid's HTML of a page.
public struct FakeWikiquote: FakeUpstream {
    private static let root = "/api/rest_v1/page/html/"
    private static let pages = [
        "Nepotism": "wikiquote_theme.html", "Ambrose_Bierce": "wikiquote_person.html",
        "The_Long_Road": "wikiquote_film.html",
    ]

    public init() {}

    public func answer(to request: FakeRequest) -> FakeAnswer {
        guard request.path.hasPrefix(Self.root) else { return .page(404) }
        guard request.method == "GET" else { return problem(405, "method_not_allowed") }
        let title = String(request.path.dropFirst(Self.root.count))
        // A moved page redirects to its new title, with a relative location.
        if title == "Bierce" {
            var moved = FakeAnswer(302, type: "text/plain", "")
            moved.headers["Location"] = "Ambrose_Bierce"
            return moved
        }
        guard let name = Self.pages[title], let bytes = Recordings.bytes(name) else {
            return problem(404, "not_found#page_revisions")
        }
        return FakeAnswer(
            type: "text/html; charset=utf-8; profile=\"https://www.mediawiki.org/wiki/Specs/HTML/2.8.0\"", bytes)
    }

    /// Returns the JSON that the wiki sends for an error.
    private func problem(_ status: Int, _ type: String) -> FakeAnswer {
        FakeAnswer(
            status, type: "application/problem+json",
            "{\"type\":\"https://mediawiki.org/wiki/HyperSwitch/errors/\(type)\",\"title\":\"Not found.\"}")
    }
}
