import Markup
import Support

/// Random texts and numbers, the same for the same seed.
struct Random {
    var generator: SplitMix64

    init(seed: UInt64) {
        generator = SplitMix64(seed: seed)
    }

    /// Returns a number from 0 below `bound`.
    mutating func number(below bound: Int) -> Int {
        Int.random(in: 0..<bound, using: &generator)
    }

    /// Returns one of the elements, which must not be empty.
    mutating func one<Element>(of elements: [Element]) -> Element {
        elements[number(below: elements.count)]
    }

    /// Returns at most `most` of the words, joined.
    mutating func text(of words: [String], upTo most: Int) -> String {
        (0..<number(below: most + 1)).map { _ in one(of: words) }.joined()
    }
}

extension Limits {
    /// The default limits with this number of XPath steps.
    static func steps(_ steps: Int) -> Limits {
        var limits = Limits()
        limits.steps = steps
        return limits
    }
}

/// A test did not find the element that it needs. (`#require` does not take elements: they cannot escape.)
struct Missing: Error {}
