import Foundation
import HTML
import Mustache

@testable import Holidays
@testable import Layout

/// The same page, rendered from the same template files by a library that interprets templates at run time.
struct Mustache {
    private let library: MustacheLibrary
    private let page: FramedPage<HolidayListPage>

    /// - Parameter templates: The project's folder of templates.
    init(page: FramedPage<HolidayListPage>, templates: String) throws {
        self.page = page
        var parsed: [String: MustacheTemplate] = [:]
        for (folder, names) in Self.files {
            for name in names {
                let file = "\(templates)/\(folder)/\(name).mustache"
                // The library has no value that is another page, and no marks of places in the page.
                let text = try String(contentsOfFile: file, encoding: .utf8)
                    .replacingOccurrences(of: "{{content}}", with: "{{#content}}{{> holiday-list}}{{/content}}")
                    .replacing(/{{%\w+}}/, with: "")
                let key = name.hasPrefix("_") ? String(name.dropFirst()) : name
                parsed[key] = try MustacheTemplate(string: text)
            }
        }
        library = MustacheLibrary(templates: parsed)
    }

    private static let files = [
        "Holidays": ["holiday-list", "_year", "_about", "_row", "_area", "_corrections"],
        "Layout": [
            "_keep", "_subscribe", "_share", "_downloads", "framed", "_loading", "_control", "_tabs", "_filter", "_age",
            "_notice", "_explanation",
        ],
    ]

    func rendered() -> [UInt8] {
        Array((library.render(page, withTemplate: "framed") ?? "").utf8)
    }

    /// Returns whether it renders the same page, apart from unnecessary escapes and line ends.
    func rendersAs(_ bytes: [UInt8]) -> Bool {
        Self.unescaped(rendered()) == Self.unescaped(bytes)
    }

    private static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
        let text = String(decoding: bytes, as: UTF8.self)
        return Array(
            text.replacingOccurrences(of: "&#39;", with: "'").replacingOccurrences(of: "&quot;", with: "\"")
                .utf8
        ).filter { $0 != UInt8(ascii: "\n") }
    }
}
