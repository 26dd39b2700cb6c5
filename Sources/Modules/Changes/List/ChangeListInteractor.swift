import AlmanacValues
import Entities
import ServiceContracts

struct ChangeListInteractor: ChangeListInteracting {
    let countries: any CountryService
    let changes: any ChangeService

    /// The most countries of all days together, so that page and feed do not grow without end. Days are left out as a
    /// whole, but never the newest.
    static var most: Int { 300 }

    func changes() async throws(ChangeListFailure) -> ChangeList {
        var found: [CivilDate: [ChangeList.Country]] = [:]
        do throws(ServiceFailure) {
            for country in try await countries.countries().value {
                for revision in try await changes.revisions(of: country.code) ?? [] {
                    found[revision.date, default: []].append(ChangeList.Country(country, revision))
                }
            }
        } catch {
            throw .service(error)
        }
        guard !found.isEmpty else { throw .unrecorded }
        return ChangeList(days: Self.newest(found))
    }

    private static func newest(_ found: [CivilDate: [ChangeList.Country]]) -> [ChangeList.Day] {
        var (days, count): ([ChangeList.Day], Int) = ([], 0)
        for (date, countries) in found.sorted(by: { $0.key > $1.key }) {
            count += countries.count
            guard days.isEmpty || count <= most else { break }
            days.append(ChangeList.Day(date: date, countries: countries))
        }
        return days
    }
}

extension ChangeList.Country {
    init(_ country: Country, _ revision: Revision) {
        self.init(
            code: country.code, name: country.localizedName, changes: revision.changes, unlisted: revision.unlisted)
    }
}
