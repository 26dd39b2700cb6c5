import FaultServer
import Foundation
import FoundationNetworking
import TestSupport
import Testing

/// Tests the program with PHP's own SOAP server and Enrico's WSDL (Tests/Enrico/server.php). Needs the packages php-cli
/// and php-soap, which Tests/install installs: without them these tests fail.
@Suite("Holidays from PHP's SOAP server", .serialized)
struct PHPTests {
    private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../Enrico/server.php").standardizedFileURL.path

    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    /// Starts the server on a free port, and waits until it responds.
    private static func serving<Result>(_ body: (URL, Companion) async throws -> Result) async throws -> Result {
        let reservation = try PortReservation()
        let port = reservation.port
        reservation.release()
        guard let address = URL(string: "http://127.0.0.1:\(port)") else { throw Missing(description: "no address") }
        return try await Companion.running("php", ["-S", "127.0.0.1:\(port)", script]) { php in
            let end = ContinuousClock.now + .seconds(20)
            while (try? await post("", to: address)) == nil {
                guard php.isRunning, ContinuousClock.now < end else {
                    throw Missing(description: "php does not run: Tests/install tests installs php-cli and php-soap")
                }
                try await Task.sleep(for: .milliseconds(50))
            }
            return try await body(address, php)
        }
    }

    @Test("PHP’s server does not outlive the test that started it")
    func noneLeft() async throws {
        let process = try await Self.serving { _, php in
            #expect(php.isRunning)
            return php.process
        }
        try await eventually("process \(process) has ended", within: .seconds(60)) { kill(process, 0) != 0 }
    }

    private static func post(_ operation: String, to address: URL) async throws -> (status: Int, text: String) {
        var request = URLRequest(url: address.appendingPathComponent("ws/v2.0/index.php"))
        request.httpMethod = "POST"
        request.setValue("text/xml; charset=utf-8", forHTTPHeaderField: "Content-Type")
        request.httpBody = Data(
            """
            <e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/" \
            xmlns:ns="http://www.kayaposoft.com/enrico/ws/v2.0/"><e:Body>\(operation)</e:Body></e:Envelope>
            """.utf8)
        request.timeoutInterval = 10
        let (data, response) = try await URLSession.shared.data(for: request)
        return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
    }

    @Test("The server accepts a request with four parts, and rejects one with two")
    func parts() async throws {
        try await Self.serving { address, _ in
            let two = "<year>2022</year><country>gbr</country>"
            let refused = try await Self.post("<ns:getHolidaysForYear>\(two)</ns:getHolidaysForYear>", to: address)
            #expect(refused.status == 500 && refused.text.contains("must be of type string, null given"), "\(refused)")
            let four = two + "<region></region><holidayType>all</holidayType>"
            let answer = try await Self.post("<ns:getHolidaysForYear>\(four)</ns:getHolidaysForYear>", to: address)
            #expect(answer.status == 200 && answer.text.contains("Good Friday"), "\(answer)")
        }
    }

    @Test("`almanac check` finds the server's countries and holidays, and the list of all regions is complete")
    func program() async throws {
        try await Self.serving { address, _ in
            let cache = CacheDirectory()
            defer { cache.remove() }
            let settings = [
                "--holidays-source", "enrico+\(address)", "--cache-directory", cache.path, "--today", "2022-06-01",
            ]
            let check = try await Program.run(["check"] + settings)
            #expect(check.status == 0, "\(check.output)")
            #expect(check.output.contains("60 countries, 7 holidays of GB in 2022"), "\(check.output)")
            try await Program.serving(settings + ["--upstream-budget", "20s"]) { site, _ in
                let list = try await Visit.get("/holidays/GB/2022?region=all", of: site)
                #expect(list.status == 200)
                #expect(list.body.contains(", 12 of them in some regions only"), "\(list.body)")
                let scotland = try await Visit.get("/holidays/GB/2022?region=SCT", of: site)
                #expect(scotland.body.contains("Observed on Tuesday 4 January 2022"), "\(scotland.body)")
            }
        }
    }
}
