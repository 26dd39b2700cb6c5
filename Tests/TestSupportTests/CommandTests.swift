import Foundation
import TestSupport
import Testing

@Suite("Programs that tests run")
struct CommandTests {
    @Test("The program gets its arguments, folder and input, and no descriptor of the test")
    func run() async throws {
        let pipe = Pipe()
        let script = "printf '%s|' \"$@\"; pwd; cat; for file in /proc/self/fd/*; do echo \"${file##*/}\"; done; exit 3"
        let result = try await Command(
            "bash", ["-c", script, "bash", "a b", "$c"], in: URL(fileURLWithPath: "/usr")
        ).run(input: "text\n")
        withExtendedLifetime(pipe) {}
        // The folder of descriptors is open while it is listed.
        #expect(result.output.hasPrefix("a b|$c|/usr\ntext\n0\n1\n2\n"))
        #expect(result.output.split(separator: "\n").count <= 6 && result.status == 3)
    }
}
