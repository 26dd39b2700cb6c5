import AlmanacValues
import Entities
import ServiceContracts

struct ChangeFeedInteractor: ChangeFeedInteracting {
    let countries: any CountryService
    let changes: any ChangeService

    func changes(of code: CountryCode) async throws(ChangeFeedFailure) -> CountryChanges {
        let country = try await country(code)
        let revisions: [Revision]?
        do throws(ServiceFailure) {
            revisions = try await changes.revisions(of: code)
        } catch {
            throw .service(error, country: ForeignText(country.name))
        }
        guard let revisions, !revisions.isEmpty else { throw .unrecorded(country: ForeignText(country.name)) }
        return CountryChanges(
            countryName: country.localizedName,
            revisions: revisions.map { revision in
                CountryChanges.Revision(
                    date: revision.date, changes: revision.changes, unlisted: revision.unlisted)
            })
    }

    private func country(_ code: CountryCode) async throws(ChangeFeedFailure) -> Country {
        let country: Country?
        do throws(ServiceFailure) {
            country = try await countries.country(code)
        } catch {
            throw .service(error, country: nil)
        }
        guard let country else { throw .unknownCountry }
        return country
    }
}
