import AlmanacValues
import Testing

@testable import Upstreams

@Suite("The search for the years of a source")
struct YearSearchTests {
    /// Returns the years found, and the number of questions asked.
    private func search(
        _ there: ClosedRange<Int>, bounds: ClosedRange<Int> = 2011...2100, thisYear: Int = 2026
    ) async throws -> (years: ClosedRange<Int>?, questions: Int) {
        var questions = 0
        let years = try await YearSearch(bounds: bounds, thisYear: thisYear) { year throws(ServiceFailure) in
            questions += 1
            #expect(bounds.contains(year))
            return there.contains(year)
        }
        .years()
        return (years, questions)
    }

    @Test("Every range that includes this year is found, whatever its first and last year")
    func ranges() async throws {
        for first in 2011...2026 {
            for last in [2026, 2027, 2028, 2029, 2031, 2035, 2063, 2099, 2100] {
                let found = try await search(first...last)
                #expect(found.years == first...last)
                #expect(found.questions <= 20, "\(first)...\(last): \(found.questions)")
            }
        }
    }

    @Test("Typical sources take few questions")
    func questions() async throws {
        #expect(try await search(2025...2027).questions <= 7)
        #expect(try await search(2011...2027).questions <= 9)
    }

    @Test("A source that ends last year or begins next year is found; one farther away is not")
    func edges() async throws {
        #expect(try await search(2020...2025).years == 2020...2025)
        #expect(try await search(2027...2030).years == 2027...2030)
        #expect(try await search(2020...2024).years == nil)
        #expect(try await search(2028...2030).years == nil)
    }

    @Test("This year may be outside the bounds")
    func outside() async throws {
        #expect(try await search(2020...2035, bounds: 2020...2035, thisYear: 2040).years == 2020...2035)
        #expect(try await search(2020...2035, bounds: 2020...2035, thisYear: 2000).years == 2020...2035)
        #expect(try await search(2020...2020, bounds: 2020...2020, thisYear: 2020).years == 2020...2020)
    }

    @Test("A failure is passed on")
    func failure() async throws {
        await #expect(throws: ServiceFailure.timedOut) {
            try await YearSearch(bounds: 2011...2100, thisYear: 2026) { _ throws(ServiceFailure) in throw .timedOut }
                .years()
        }
    }
}
