// The reduction of a fault of Swift 6.3.1, which `Tests/Lint/compiler` compiles with optimisation. It prints how many of
// three results arrive with their own index: 1 if the optimiser loses the index that was written before the suspension,
// 3 if the compiler has it right (swiftlang/swift pull request 91911, reverted by 92155).

struct Region {
    var code: String
    var name: String
}

struct Calendar {
    var regions: [Region]
    var years: ClosedRange<Int>
    var source: String?
}

struct Country {
    var code: UInt16
    var name: String
    var aliases: [String]
}

struct Found {
    var country: Country
    var region: Region?
    var calendar: Calendar
    var age: Duration?
}

enum Failure: Error {
    case service(String)
    case unknown(UInt16)
    case uncovered(country: String)
}

protocol Service: Sendable {
    func country(_ code: UInt16) async throws -> Country?
    func calendar(_ code: UInt16) async throws -> Calendar?
}

struct Documents: Service {
    func country(_ code: UInt16) async throws -> Country? {
        await Task.yield()
        return code == 99 ? nil : Country(code: code, name: "a", aliases: [])
    }

    func calendar(_ code: UInt16) async throws -> Calendar? {
        await Task.yield()
        return Calendar(regions: [], years: 1...2, source: nil)
    }
}

struct Places: Sendable {
    let service: any Service

    func one(_ code: UInt16) async throws(Failure) -> Found {
        let country: Country?
        do { country = try await service.country(code) } catch { throw .service("country") }
        guard let country else { throw .unknown(code) }
        let calendar: Calendar?
        do { calendar = try await service.calendar(code) } catch { throw .service(country.name) }
        guard let calendar else { throw .uncovered(country: country.name) }
        return Found(country: country, region: nil, calendar: calendar, age: nil)
    }

    @inline(never) func all(_ codes: [UInt16]) async -> Int {
        let found = await withTaskGroup(
            of: (Int, Result<Found, Failure>).self, returning: [Int: Result<Found, Failure>].self
        ) { group in
            for (index, code) in codes.enumerated() {
                group.addTask {
                    do throws(Failure) { return (index, .success(try await one(code))) } catch {
                        return (index, .failure(error))
                    }
                }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        return codes.indices.count { found[$0] != nil }
    }
}

@main struct Reduction {
    static func main() async { print(await Places(service: Documents()).all([3, 5, 7])) }
}
