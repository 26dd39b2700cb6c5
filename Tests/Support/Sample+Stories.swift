public import AlmanacValues

extension Sample {
    /// A story whose texts have this word.
    public static func story(_ word: String, sources: [String] = ["Act of 1990"]) -> Story {
        Story(what: "What \(word)", date: "Date \(word)", kept: "Kept \(word)", sources: sources)
    }

    /// A story whose texts would be markup, or from the right, if a page did not take care.
    public static let hostileStory = Story(
        what: hostile, date: rightToLeft, kept: long, sources: ["Act of 1990, article 2", hostile, rightToLeft])
}
