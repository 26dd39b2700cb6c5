import TestSupport

@testable import Options

struct OptionsEditorInteractorDouble: OptionsEditorInteracting {
    var state = OptionsEditorState(
        name: "Ada", country: .init(code: Sample.code("GB"), name: "United Kingdom"), look: .dark)
    var options: Result<ChosenOptions, OptionsEditorFailure> = .success(ChosenOptions(name: "Ada"))
    var entered: Result<ChosenOptions, OptionsEditorFailure> = .success(
        ChosenOptions(name: "Ada", country: Sample.code("GB"), look: .dark))
    var placed: Result<ChosenOptions, OptionsEditorFailure> = .success(
        ChosenOptions(name: "Ada", country: Sample.code("DE"), region: Sample.region("BY"), look: .dark))
    var saving: SavingResult?
    var draftResult: DraftResult?

    func saved() async -> OptionsEditorState { state }
    func resultOfSaving() async -> SavingResult { saving ?? .kept(state) }
    func draft() async -> DraftResult { draftResult ?? .there(state) }
    func state(of _: OptionsEntry) async -> OptionsEditorState { state }
    func options(from _: OptionsEntry) async throws(OptionsEditorFailure) -> ChosenOptions { try options.get() }
    func options(placedIn _: OptionsEntry) async throws(OptionsEditorFailure) -> ChosenOptions { try placed.get() }
    func draft(from _: OptionsEntry) throws(OptionsEditorFailure) -> ChosenOptions { try entered.get() }
    func draft(choosing country: CountryCode) -> ChosenOptions { ChosenOptions(name: "Ada", country: country) }
}
