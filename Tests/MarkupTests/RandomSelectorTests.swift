import Markup
import Testing

/// Random selectors against a matcher that was written for this test and shares nothing with the translation.
@Suite("Random CSS selectors")
struct RandomSelectorTests {
    /// One element of a chain; `isChild` says how it follows the one before it.
    private struct Part {
        var text = ""
        var name: String?
        var id: String?
        var word: String?
        var attribute: (kind: String, value: String)?
        var position: Int?
        var isChild = false
    }

    private func part(_ random: inout Random) -> Part {
        var part = Part()
        if random.number(below: 3) > 0 { part.name = random.one(of: ["a", "b"]) }
        if random.number(below: 6) == 0 { part.id = random.one(of: ["x", "y"]) }
        if random.number(below: 4) == 0 { part.word = random.one(of: ["x", "y", "xy"]) }
        if random.number(below: 4) == 0 {
            part.attribute = (random.one(of: ["", "^", "$", "*", "~"]), random.text(of: ["x", "y", " "], upTo: 2))
        }
        if random.number(below: 5) == 0 { part.position = 1 + random.number(below: 3) }
        part.isChild = random.number(below: 2) == 0
        part.text = (part.name ?? "*") + (part.id.map { "#\($0)" } ?? "") + (part.word.map { ".\($0)" } ?? "")
        part.text += part.attribute.map { "[v\($0.kind)='\($0.value)']" } ?? ""
        part.text += part.position.map { ":nth-child(\($0))" } ?? ""
        return part
    }

    private func matches(_ element: borrowing Element, _ part: Part) -> Bool {
        if let name = part.name, element.name != name { return false }
        if let id = part.id, element.attribute("id") != id { return false }
        if let word = part.word {
            guard words(element.attribute("class") ?? "").contains(word) else { return false }
        }
        if let (kind, expected) = part.attribute {
            guard let value = element.attribute("v"), compare(value, kind, expected) else { return false }
        }
        guard let position = part.position else { return true }
        return self.position(of: element) == position
    }

    private func words(_ text: String) -> [String] {
        text.split(separator: " ").map(String.init)
    }

    private func compare(_ value: String, _ kind: String, _ expected: String) -> Bool {
        switch kind {
        case "": value == expected
        case "^": !expected.isEmpty && value.hasPrefix(expected)
        case "$": !expected.isEmpty && value.hasSuffix(expected)
        case "*": !expected.isEmpty && value.contains(expected)
        default: words(value).contains(expected)
        }
    }

    private func position(of element: borrowing Element) -> Int {
        guard let previous = element.previousSibling else { return 1 }
        return position(of: previous) + 1
    }

    private func matches(_ element: borrowing Element, _ chain: ArraySlice<Part>) -> Bool {
        guard let last = chain.last, matches(element, last) else { return false }
        let outer = chain.dropLast()
        return outer.isEmpty || parentMatches(element, outer, isChild: last.isChild)
    }

    private func parentMatches(_ element: borrowing Element, _ chain: ArraySlice<Part>, isChild: Bool) -> Bool {
        guard let parent = element.parent else { return false }
        return matches(parent, chain) || (!isChild && parentMatches(parent, chain, isChild: false))
    }

    private func tree(_ random: inout Random, depth: Int) -> String {
        let name = random.one(of: ["a", "b"])
        var attributes = ""
        for (attribute, words) in [("id", ["x", "y"]), ("class", ["x", "y", " "]), ("v", ["x", "y", " "])]
        where random.number(below: 2) == 0 {
            attributes += " \(attribute)='\(random.text(of: words, upTo: 4))'"
        }
        let content = (0..<random.number(below: depth == 0 ? 1 : 4)).map { _ in tree(&random, depth: depth - 1) }
        return "<\(name)\(attributes)>\(content.joined(separator: "t"))</\(name)>"
    }

    @Test("random selectors select what a simple matcher selects", arguments: 0..<20 as Range<UInt64>)
    func random(seed: UInt64) throws {
        var random = Random(seed: seed)
        let document = try Document(
            xml: "<r>\(tree(&random, depth: 5))\(tree(&random, depth: 5))</r>", limits: .steps(.max))
        var found = 0
        for _ in 0..<100 {
            let chains = (0...random.number(below: 2)).map { _ in
                (0...random.number(below: 4)).map { _ in part(&random) }
            }
            let text = chains.map { chain in
                chain.enumerated().reduce("") { text, part in
                    part.offset == 0
                        ? part.element.text : text + (part.element.isChild ? " > " : " ") + part.element.text
                }
            }.joined(separator: ", ")
            var expected: [String] = []
            var all = document.root.descendants
            while let element = all.next() {
                if chains.contains(where: { matches(element, $0[...]) }) { expected.append(element.path) }
            }
            var selected: [String] = []
            var selection = try document.root.select(CSSSelector(chosenAtRunTime: text))
            while let element = selection.next() { selected.append(element.path) }
            #expect(selected == expected, "\(text)")
            found += selected.count
        }
        #expect(found > 0)
    }

    @Test("random text is a selector that can be evaluated, or an error with a position")
    func noise() throws {
        var random = Random(seed: 7)
        let words = [
            "a", "*", "#", ".", "[", "]", "=", "~", "^", "'", "\"", " ", ">", ",", ":first-child", "(", "1", "é", "\0",
            "-",
        ]
        let document = try Document(xml: "<a><b/></a>", limits: .steps(.max))
        var accepted = 0
        for _ in 0..<20_000 {
            let text = random.text(of: words, upTo: 8)
            do throws(MarkupError) {
                let selector = try CSSSelector(chosenAtRunTime: text)
                _ = try document.select(selector).count
                accepted += 1
            } catch {
                let column = try #require(error.problems.first?.column)
                #expect(column >= 1 && column <= text.unicodeScalars.count + 1)
            }
        }
        #expect(accepted > 300)
    }
}
