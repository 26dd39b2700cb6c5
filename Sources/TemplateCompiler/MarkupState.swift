/// The state of an HTML tokenizer (HTML Standard, section 13.2.5), with only the detail needed to choose the correct
/// escaping.
///
/// It is stricter than a browser: anything that a browser repairs, such as a missing space between attributes, is a
/// problem here, since repairs are where two parsers of the same bytes differ.
struct MarkupState: Hashable {
    enum Place: Hashable {
        /// Between tags.
        case text
        /// After `<`.
        case tagOpen
        /// After `</`.
        case endTagOpen
        case tagName
        /// Inside a tag, after white space: an attribute may begin.
        case betweenAttributes
        /// Inside a tag, after an attribute or a section: white space, `/` or `>` has to follow.
        case afterAttribute
        case attributeName
        /// After an attribute's name and white space: `=` may follow.
        case afterAttributeName
        /// After `=`.
        case beforeValue
        /// Inside a value, in these quotes.
        case quotedValue(UInt8)
        case unquotedValue
        /// After `/` inside a tag.
        case selfClosing
        /// After `<!`.
        case declaration
        case doctype
        /// In a comment; the number of hyphens just read, at most two.
        case comment(Int)
        /// In the content of `<script>`, `<style>`, `<title>` or `<textarea>`, which cannot contain elements; the
        /// number of bytes of its end tag just read.
        case rawText(Int)
    }

    /// The part of an address that has been read.
    enum Address: Hashable {
        case none, fragment, link, refused
    }

    var place = Place.text
    /// The name of the tag being read, or of the element whose raw text this is; in lower case.
    var tag = ""
    var isEndTag = false
    /// The name of the attribute being read; in lower case.
    var attribute = ""
    var address = Address.none
    /// The number of open `<pre>` elements.
    var preDepth = 0
    /// Whether the content of the script has already been reported.
    var hasReportedScript = false

    /// Whether white space at the start of a line has no meaning here.
    var ignoresIndentation: Bool {
        place == .text && preDepth == 0
    }

    /// An error in the markup: what is wrong, and what to do.
    struct Problem: Error, Equatable {
        /// The subject of the problem: the current byte, or the attribute or tag that just ended.
        enum Subject {
            case byte, attribute, tag
        }

        let message: String
        var subject = Subject.byte
    }
}
