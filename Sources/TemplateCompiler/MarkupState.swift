/// Where in the markup a place of a template is: a tokenizer of HTML (HTML Standard, section 13.2.5), as far as
/// it takes to tell which escaping is right there.
///
/// Stricter than a browser: what a browser repairs, such as a missing space between attributes, is a problem
/// here, since a repair is where two readers of the same bytes differ.
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
        /// The number of hyphens just seen, at most two.
        case comment(Int)
        /// Content without elements: of `<script>`, `<style>`, `<title>`, `<textarea>`; the number of bytes of its
        /// end tag just seen.
        case rawText(Int)
    }

    /// How much of an address is there.
    enum Address: Hashable {
        case none, fragment, link, refused
    }

    var place = Place.text
    /// The tag being read, or the element whose raw text this is; lower case.
    var tag = ""
    var isEndTag = false
    /// The attribute being read; lower case.
    var attribute = ""
    var address = Address.none
    /// How many `<pre>` are open.
    var preDepth = 0
    /// Whether the script's content was already reported.
    var hasReportedScript = false

    /// White space at the start of a line means nothing here.
    var ignoresIndentation: Bool {
        place == .text && preDepth == 0
    }

    /// Something is wrong; what, and what to do.
    struct Problem: Error, Equatable {
        /// What it is about: the byte at hand, or the attribute or tag that just ended.
        enum Subject {
            case byte, attribute, tag
        }

        let message: String
        var subject = Subject.byte
    }
}
