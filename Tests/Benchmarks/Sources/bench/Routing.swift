import HTML
import Places

/// Parsing an address into a place, and printing it again.
enum Routing {
    private static let targets = [
        "/", "/holidays/DE/2026", "/holidays/GB/2026?region=ENG&type=all", "/holidays/DE/2026/10-03-german-unity-day",
        "/countries?for=holidays&country=DE&year=2026&q=land", "/quotes?draw=7", "/people/marie-curie", "/options",
    ]

    /// Prints the nanoseconds per address.
    static func run(rounds: Int) throws {
        var index = 0
        try Stopwatch.printNanoseconds(rounds) {
            let place = try Place(Address(target: targets[index % targets.count]))
            Sink.take(Link(place).description.utf8.count)
            index += 1
        }
    }
}
