import ArgumentParser
import HTTPMessages
import HTTPTypes
import Site

/// Prints the calls between the parts of a module during one visit.
struct Trace: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints what happens during one visit.",
        discussion: """
            Prints each call between View, Presenter, Interactor, services and Router as a tree: its arguments and its \
            answer in short, the size of the answer, and the time. The visitor has saved nothing. The exit status is 0 \
            for a page that is found.
            """)

    @Argument(help: "The page's address, such as \"/quotes?draw=7\".")
    var address: String

    @Flag(help: "Trace the page to which the address redirects, too.")
    var follow = false

    @OptionGroup var assembly: Assembly

    /// How many redirects are followed. The site's own are at most two in a row.
    private static let mostRedirects = 5

    func validate() throws {
        guard address.utf8.first == UInt8(ascii: "/") else {
            throw ValidationError("invalid address \"\(address)\" (expected a path, such as /quotes?draw=7)")
        }
    }

    func run() async throws {
        try await reportingFailures { try await assembly.withSite { site in try await print(site) } }
    }

    private func print(_ site: Site) async throws {
        var trace = await site.trace(Request(target: address))
        printLine(trace.description)
        var redirects = 0
        while follow, let next = trace.location, redirects < Self.mostRedirects {
            redirects += 1
            trace = await site.trace(Request(target: next))
            printLine("\n\(trace)")
        }
        guard trace.status != .ok else { return }
        printError("almanac: \(trace.summary)")
        throw ExitCode.failure
    }
}
