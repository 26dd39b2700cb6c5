package import AlmanacValues
package import Markup

/// Reads schema.org properties from the microdata of HTML documents.
package struct Microdata {
    package let label: DocumentLabel

    package init(label: DocumentLabel) {
        self.label = label
    }

    /// Returns all elements that an expression selects.
    @_lifetime(copy element)
    package func all(_ path: XPath, in element: borrowing Element) throws(DocumentFailure) -> Selection {
        do throws(MarkupError) {
            return try element.select(path)
        } catch {
            throw .invalid(name: label.name, source: label.source, problems: error)
        }
    }

    /// Returns the first element that an expression selects; nil if it selects none.
    @_lifetime(copy element)
    package func first(_ path: XPath, in element: borrowing Element) throws(DocumentFailure) -> Element? {
        do throws(MarkupError) {
            return try element.first(path)
        } catch {
            throw .invalid(name: label.name, source: label.source, problems: error)
        }
    }

    /// Returns the text of the first selected element as one line; nil if nothing is selected or the text is empty.
    package func text(_ path: XPath, in element: borrowing Element) throws(DocumentFailure) -> String? {
        guard let found = try first(path, in: element) else { return nil }
        let text = ProseText.collapsed(found.text)
        return text.isEmpty ? nil : text
    }

    /// Returns the value of the first selected property: the content of a `meta`, the text of any other element. Nil if
    /// nothing is selected or the value is empty.
    package func value(_ path: XPath, in element: borrowing Element) throws(DocumentFailure) -> String? {
        guard let found = try first(path, in: element) else { return nil }
        let text = ProseText.collapsed(found.attribute("content") ?? found.text)
        return text.isEmpty ? nil : text
    }

    /// Returns the text of the first selected element with its line breaks and its language, by default English; nil if
    /// nothing is selected or the text is empty.
    package func localized(_ path: XPath, in element: borrowing Element) throws(DocumentFailure) -> LocalizedText? {
        guard let found = try first(path, in: element) else { return nil }
        let text = ProseText.lines(of: found)
        return text.isEmpty ? nil : LocalizedText(text, language: found.language ?? "en")
    }

    /// Returns the date of a `time` with `datetime` or, for years before 1000, of a `data` with `value`. The date is
    /// approximate if the element's text begins with "c. ". Nil if nothing is selected; throws if the date is invalid.
    package func date(_ path: XPath, in element: borrowing Element) throws(DocumentFailure) -> PartialDate? {
        guard let found = try first(path, in: element) else { return nil }
        let value = found.attribute("datetime") ?? found.attribute("value") ?? found.text
        let isApproximate = ProseText.collapsed(found.text).hasPrefix("c. ")
        guard let date = PartialDate(value, isApproximate: isApproximate) else {
            throw label.inconsistent(
                found.line, "invalid date \"\(value)\" (expected 1859-11-24, 1859-11, 1859 or -0398, for example)")
        }
        return date
    }
}
