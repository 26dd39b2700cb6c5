import AlmanacValues

@testable import Countries

struct CountryPickerInteractorDouble: CountryPickerInteracting {
    var list: Result<CountryList, CountryPickerFailure>
    var standing: Result<CountryStanding, CountryPickerFailure> = .success(.offered)

    func search(_: String) async throws(CountryPickerFailure) -> CountryList { try list.get() }
    func standing(of _: CountryCode) async throws(CountryPickerFailure) -> CountryStanding { try standing.get() }
}
