import AlmanacValues
import Markup

/// The description of a country's own holiday.
struct HolidayStory: Sendable {
    /// The English name of the holiday.
    let holiday: String
    let story: Story
}

/// Maps a validated document of stories to values: those of occasions, or those of a country.
///
/// The schema allows both, so each function checks that it got the right one.
enum StoriesDocument {
    static func ofOccasions(
        _ document: borrowing Document, _ label: DocumentLabel
    ) throws(DocumentFailure) -> [Slug: Story] {
        let root = document.root
        guard root.attribute("country") == nil else {
            throw label.inconsistent(root.line, "expected the stories of occasions, found those of a country")
        }
        var stories: [Slug: Story] = [:]
        var children = root.children
        while let child = children.next() {
            guard child.attribute("holiday") == nil, let id = child.attribute("occasion").flatMap({ Slug(printed: $0) })
            else { throw label.inconsistent(child.line, "expected the story of an occasion") }
            stories[id] = story(child)
        }
        return stories
    }

    static func ofHolidays(
        _ document: borrowing Document, in country: CountryCode, _ label: DocumentLabel
    ) throws(DocumentFailure) -> [HolidayStory] {
        let root = document.root
        guard root.attribute("country").flatMap({ CountryCode($0) }) == country else {
            throw label.inconsistent(root.line, "expected the stories of \(country)")
        }
        var stories: [HolidayStory] = []
        var children = root.children
        while let child = children.next() {
            guard child.attribute("occasion") == nil, let holiday = child.attribute("holiday") else {
                throw label.inconsistent(child.line, "expected the story of a holiday")
            }
            stories.append(HolidayStory(holiday: ProseText.collapsed(holiday), story: story(child)))
        }
        return stories
    }

    /// The schema requires all three sentences.
    private static func story(_ element: borrowing Element) -> Story {
        Story(
            what: text("what", of: element), date: text("date", of: element), kept: text("kept", of: element),
            sources: sources(of: element))
    }

    private static func text(_ name: StaticString, of element: borrowing Element) -> String {
        ProseText.collapsed(element.firstChild(named: name)?.text ?? "")
    }

    private static func sources(of element: borrowing Element) -> [String] {
        var sources: [String] = []
        var children = element.children
        while let child = children.next() {
            if child.isNamed("source") { sources.append(ProseText.collapsed(child.text)) }
        }
        return sources
    }
}
