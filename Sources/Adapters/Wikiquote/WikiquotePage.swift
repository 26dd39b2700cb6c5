import Foundation
import Markup

/// The subject and language of a Wikiquote page, from Parsoid's `link` elements.
struct WikiquotePage {
    enum Subject: Hashable {
        case person
        /// A film, a book, a game.
        case work
        /// Anything else, with quotations by many people.
        case theme
    }

    /// The title without its qualifier: "Casablanca" for "Casablanca (film)".
    let name: String
    let subject: Subject
    let isEnglish: Bool

    private struct Links {
        var title: String?
        var categories: [String] = []
        var language: String?
    }

    init(_ root: borrowing Element, title: String) {
        var links = Links()
        links.language = root.attribute("lang")
        Self.collect(root, into: &links)
        let title = links.title ?? title
        name = Self.withoutQualifier(UpstreamText.line(title.replacing("_", with: " ")) ?? title)
        subject = Self.subject(links.categories)
        isEnglish = links.language.map { $0 == "en" || $0.hasPrefix("en-") } ?? true
    }

    private static func collect(_ element: borrowing Element, into links: inout Links) {
        var children = element.children
        while let child = children.next() {
            if child.isNamed("body"), let language = child.attribute("lang") { links.language = language }
            if child.isNamed("link"), let target = child.attribute("href") {
                switch child.attribute("rel") {
                case "dc:isVersionOf": links.title = lastPart(of: target)
                case "mw:PageProp/Category": links.categories.append(lastPart(of: target)?.lowercased() ?? "")
                default: break
                }
            }
            collect(child, into: &links)
        }
    }

    /// Returns the title in a link, decoded; nil if it is empty. "Ambrose_Bierce" for
    /// "//en.wikiquote.org/wiki/Ambrose_Bierce", "Category:1842_births" for "./Category:1842_births#x".
    private static func lastPart(of target: String) -> String? {
        let path = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
        // A title may contain slashes.
        let part =
            path.range(of: "/wiki/").map { path[$0.upperBound...] } ?? path.dropFirst(path.hasPrefix("./") ? 2 : 0)
        let decoded = String(part).removingPercentEncoding ?? String(part)
        return decoded.isEmpty ? nil : decoded
    }

    private static func subject(_ categories: [String]) -> Subject {
        if categories.contains(where: isOfPerson) { return .person }
        return categories.contains(where: isOfWork) ? .work : .theme
    }

    /// Whether the category is for people: "category:1842_births", "category:1910s_deaths", "category:living_people".
    private static func isOfPerson(_ category: String) -> Bool {
        category.hasSuffix("_births") || category.hasSuffix("_deaths") || category.hasSuffix(":living_people")
    }

    /// Whether the category is for works: "category:1942_films", "category:american_television_series".
    private static func isOfWork(_ category: String) -> Bool {
        let words = Set(category.split { $0 == "_" || $0 == ":" }.map(String.init))
        return !words.isDisjoint(with: [
            "films", "novels", "plays", "musicals", "books", "poems", "anime", "manga", "comics", "games", "operas",
        ]) || (words.contains("television") && !words.isDisjoint(with: ["series", "shows", "programs", "sitcoms"]))
    }

    private static func withoutQualifier(_ title: String) -> String {
        guard title.hasSuffix(")"), let start = title.range(of: " (", options: .backwards) else { return title }
        return String(title[..<start.lowerBound])
    }
}
