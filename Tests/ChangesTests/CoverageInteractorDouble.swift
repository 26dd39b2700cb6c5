import TestSupport

@testable import Changes

/// An Interactor that answers with what is known, or one failure.
struct CoverageInteractorDouble: CoverageInteracting {
    let result: Result<Coverage, ServiceFailure>

    func coverage() async throws(ServiceFailure) -> Coverage { try result.get() }
}

extension Coverage {
    /// Germany with everything, Spain without schools, and a country without data.
    static let sample = Coverage(
        year: 2026,
        countries: [
            Country(
                code: Sample.code("DE"), name: .english("Germany"),
                data: Facts(
                    years: 2020...2035, revised: Sample.day("2026-11-22"), corrections: 2,
                    known: [
                        YearKnowledge(
                            types: [.publicHoliday, .bank], state: .known, basis: .law,
                            authorities: [
                                Authority(title: "The act", address: "https://law.example/1"),
                                Authority(title: "The order"),
                            ]),
                        YearKnowledge(
                            types: [.school], state: .known, basis: .announced, until: Sample.day("2029-07-28"),
                            latest: Sample.day("2029-09-10"), authorities: [Authority(title: "The ministry")]),
                    ])),
            Country(
                code: Sample.code("ES"), name: .english("Spain"),
                data: Facts(
                    years: 2020...2035, revised: nil, corrections: 0,
                    known: [
                        YearKnowledge(types: [.publicHoliday], state: .known, basis: .law),
                        YearKnowledge(types: [.school], state: .noData),
                    ])),
            Country(code: Sample.code("XK"), name: .english("Kosovo"), data: nil),
        ])

    static func one(_ text: String) -> Coverage {
        Coverage(
            year: 2026,
            countries: [
                Country(
                    code: Sample.code("DE"), name: .english(text),
                    data: Facts(
                        years: 2020...2035, revised: nil, corrections: 0,
                        known: [
                            YearKnowledge(
                                types: [.publicHoliday], state: .partly, basis: .law, lacks: .words(text),
                                authorities: [Authority(title: text, address: "https://law.example/1")])
                        ]))
            ])
    }
}
