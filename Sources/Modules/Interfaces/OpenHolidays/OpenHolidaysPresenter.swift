import AlmanacValues
import VIPER

/// Answers clients of OpenHolidays, in the language that they ask for.
struct OpenHolidaysPresenter<I: OpenHolidaysInteracting, R: Router<Never>>: Presenter {
    let interactor: I
    let router: R

    func handle(_ event: OpenHolidaysEvent) async -> Step<InterfaceAnswer<OpenHolidaysRecord>, Never, Never> {
        do throws(InterfaceFailure) {
            return .show(.record(try await record(event.question).in(event.language)))
        } catch {
            return .failed(error)
        }
    }

    private func record(_ question: OpenHolidaysQuestion) async throws(InterfaceFailure) -> OpenHolidaysRecord {
        switch question {
        case .holidays(let scope, let area, let first, let last):
            .holidays(try await interactor.holidays(scope, in: area, from: first, through: last))
        case .day(let scope, let day): .day(try await interactor.holidays(scope, on: day))
        case .countries: .countries(try await interactor.countryList())
        case .languages:
            .languages(languages(of: try await interactor.countryList()))
        case .subdivisions(let country): .subdivisions(try await interactor.subdivisions(of: country))
        case .groups: .groups
        case .statistics(let scope, let area): .range(try await interactor.range(scope, in: area))
        }
    }

    /// The languages in which countries are named. Their own names are those of CLDR, in English.
    private func languages(of countries: [OpenHolidaysCountry]) -> [OpenHolidaysLanguage] {
        let named = countries.flatMap(\.names).compactMap { LanguageCode(tag: $0.language) }
        let codes = Set(named).union([LanguageCode("EN")].compactMap(\.self))
        return codes.sorted().map { code in
            OpenHolidaysLanguage(
                code: code,
                names: [LocalizedText(LanguageNames.english[code.description] ?? code.description, language: "en")])
        }
    }
}

extension OpenHolidaysRecord {
    /// Keeps one name of each: in this language, or else in English, or else the first. All names if it is nil.
    fileprivate func `in`(_ language: LanguageCode?) -> Self {
        guard let language else { return self }
        return switch self {
        case .holidays(let holidays): .holidays(holidays.map { $0.named(\.names, in: language) })
        case .day(let holidays): .day(holidays.map { $0.named(\.names, in: language) })
        case .countries(let countries): .countries(countries.map { $0.named(\.names, in: language) })
        case .languages(let languages): .languages(languages.map { $0.named(\.names, in: language) })
        case .subdivisions(let places): .subdivisions(places.map { $0.named(\.names, in: language) })
        case .groups, .range: self
        }
    }
}

/// Something with names in several languages.
private protocol Named {}

extension Named {
    fileprivate func named(_ names: WritableKeyPath<Self, [LocalizedText]>, in language: LanguageCode) -> Self {
        var copy = self
        let all = self[keyPath: names]
        let name =
            all.first { LanguageCode(tag: $0.language) == language } ?? all.first(where: \.isEnglish) ?? all.first
        copy[keyPath: names] = [name].compactMap(\.self)
        return copy
    }
}

extension OpenHoliday: Named {}
extension OpenHolidaysCountry: Named {}
extension OpenHolidaysLanguage: Named {}
extension OpenHolidaysSubdivision: Named {}
