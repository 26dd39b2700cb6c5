import AlmanacValues
import Dispatch
import Documents
import Glibc
import HTML

/// Measures modules directly: each command repeats one operation, and prints the cost of one.
///
/// The benchmarks' scripts run it alternately with other programs, and under callgrind with two numbers of rounds, so
/// that the start of the program does not count.
@main
struct Command {
    /// Not async: an async main ends the first thread while the others continue, which makes callgrind crash.
    static func main() {
        let done = DispatchSemaphore(value: 0)
        Task.detached {
            do {
                try await run()
                done.signal()
            } catch {
                print("bench: \(error)")
                exit(1)
            }
        }
        done.wait()
    }

    private static func run() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        let rounds = arguments.dropFirst().first.flatMap { Int($0) } ?? 1
        let rest = Array(arguments.dropFirst(2))
        switch arguments.first {
        case "compiled":
            let page = Pages.framed(try await Pages.list())
            Stopwatch.printNanoseconds(rounds) { Sink.take(page.rendered()) }
        case "mustache":
            let mustache = try Mustache(
                page: Pages.framed(try await Pages.list()), templates: rest.first ?? "Templates")
            Stopwatch.printNanoseconds(rounds) { Sink.take(mustache.rendered()) }
        case "same":
            let page = Pages.framed(try await Pages.list())
            let mustache = try Mustache(page: page, templates: rest.first ?? "Templates")
            print(mustache.rendersAs(page.rendered()) ? "same" : "different")
        case "rows":
            let page = Pages.framed(try await Pages.list(rows: rest.first.flatMap { Int($0) } ?? 40))
            Stopwatch.printNanoseconds(rounds) { Sink.take(page.rendered()) }
        case "first":
            try await FirstPages().run(rounds: rounds, codes: rest)
        case "route":
            try Routing.run(rounds: rounds)
        case "visit":
            try await Pages.visits(rounds: rounds)
        case "search":
            try await Searching.run(rounds: rounds)
        case "search-all":
            try await Searching.runAll(rounds: rounds)
        default:
            print("usage: bench compiled|mustache|same|rows|first|route|visit|search|search-all ROUNDS [ARGUMENTS]")
        }
    }
}
