import AlmanacValues

@testable import Countries

struct CountryPickerInteractorDouble: CountryPickerInteracting {
    var list: Result<CountryList, SearchFailure>
    var standing: Result<CountryStanding, SearchFailure> = .success(.offered)

    func search(_: String) async throws(SearchFailure) -> CountryList { try list.get() }
    func standing(of _: CountryCode) async throws(SearchFailure) -> CountryStanding { try standing.get() }
}
