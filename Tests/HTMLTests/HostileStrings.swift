import Support

/// Strings that have broken out of pages before, also combined with scalars that join the character before them.
enum HostileStrings {
    static let all = plain.flatMap { [$0, $0 + "\u{301}", $0 + "\u{200D}"] } + scalarByScalar

    private static let plain = [
        "", "plain", "Côte d’Ivoire 🇨🇮", "日本国",
        "<script>alert(1)</script>", "</title><script>alert(1)</script>", "<!--", "-->", "<![CDATA[", "]]>",
        "\" onmouseover=\"alert(1)", "' onfocus='alert(1)' autofocus='", "\"><img src=x onerror=alert(1)>",
        "&lt;script&gt;", "&amp;", "&#39;", "&", "&&&&", "<", ">", "\"", "'", "`",
        "javascript:alert(1)", "data:text/html,<script>alert(1)</script>", "//evil.example", "\\\\evil.example",
        "../../etc/passwd", "%3Cscript%3E", "%00", "\0", "\u{1}\u{7}\u{8}\u{B}\u{1B}\u{1F}", "a\r\nb\tc\u{C}d",
        "\u{7F}", "\u{80}\u{85}\u{9F}", "\u{A0}¿", "\u{FDCF}\u{FDF0}", "\u{FFFD}",
        noncharacter(0xFDD0), noncharacter(0xFFFE), noncharacter(0x10FFFF), "\u{FEFF}", "\u{202E}txet",
        "\u{2028}\u{2029}",
        "{{name}}", "{{{name}}}", "${7*7}", "<%= 7*7 %>", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
    ]

    /// Returns a string with a noncharacter, which Swift's literals do not allow.
    private static func noncharacter(_ value: UInt32) -> String {
        Unicode.Scalar(value).map { "a\($0)b" } ?? ""
    }

    /// The special characters of markup, each followed by a scalar that forms one Character with it.
    private static let scalarByScalar = "&<>\"'".unicodeScalars.flatMap { scalar in
        ["\u{301}", "\u{200D}", "\u{FE0F}", "\u{20E3}"].map { "a\(scalar)\($0)b" }
    }
}

extension SplitMix64 {
    /// Returns text of scalars from all planes, with the special characters more frequent than others.
    mutating func text(upTo count: Int) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0...count, using: &self) {
            let range: ClosedRange<UInt32> =
                switch Int.random(in: 0..<4, using: &self) {
                case 0: 0...0x3F
                case 1: 0x40...0xFF
                case 2: 0xFDC0...0xFFFF
                default: 0x100...0x10FFFF
                }
            if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &self)) {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
