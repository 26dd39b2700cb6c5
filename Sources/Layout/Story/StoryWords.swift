/// What the section that explains a day says of its own.
struct StoryWords: Words {
    var title: String { say("What it is") }
    /// Above how the date is found.
    var date: String { say("The date") }
    /// Above how people keep the day.
    var kept: String { say("How it is kept") }

    /// Before the names of sources.
    func sources(_ count: Int) -> String { say(count, one: "Source:", other: "Sources:") }
}
