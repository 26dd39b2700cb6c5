import Almanac
import Markup

/// What the documents in HTML have in common: properties of schema.org, as microdata.
struct Microdata {
    let origin: DocumentOrigin

    /// All elements an expression selects.
    @_lifetime(copy element)
    func all(_ path: XPath, in element: borrowing Element) throws(DocumentFailure) -> Selection {
        do throws(MarkupError) {
            return try element.select(path)
        } catch {
            throw .invalid(name: origin.name, source: origin.source, problems: error)
        }
    }

    /// The first of them.
    @_lifetime(copy element)
    func first(_ path: XPath, in element: borrowing Element) throws(DocumentFailure) -> Element? {
        do throws(MarkupError) {
            return try element.first(path)
        } catch {
            throw .invalid(name: origin.name, source: origin.source, problems: error)
        }
    }

    /// The text of the first, in one line; nil where there is none or nothing in it.
    func text(_ path: XPath, in element: borrowing Element) throws(DocumentFailure) -> String? {
        guard let found = try first(path, in: element) else { return nil }
        let text = ProseText.collapsed(found.text)
        return text.isEmpty ? nil : text
    }

    /// The text of the first, line by line, and its language: its own, or else English.
    func localized(_ path: XPath, in element: borrowing Element) throws(DocumentFailure) -> LocalizedText? {
        guard let found = try first(path, in: element) else { return nil }
        let text = ProseText.lines(of: found)
        return text.isEmpty ? nil : LocalizedText(text, language: found.language ?? "en")
    }

    /// A `time` with `datetime` or, for years before 1000, a `data` with `value`; approximate if its text
    /// begins with "c. ".
    func date(_ path: XPath, in element: borrowing Element) throws(DocumentFailure) -> PartialDate? {
        guard let found = try first(path, in: element) else { return nil }
        let value = found.attribute("datetime") ?? found.attribute("value") ?? found.text
        let isApproximate = ProseText.collapsed(found.text).hasPrefix("c. ")
        guard let date = PartialDate(value, isApproximate: isApproximate) else {
            throw origin.inconsistent(found.line, "“\(value)” is no date such as 1859-11-24, 1859-11, 1859 or -0398")
        }
        return date
    }
}
