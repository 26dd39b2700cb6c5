import AlmanacValues

@testable import Dark

struct DarkSideInteractorDouble: DarkSideInteracting {
    var code: Portion<DarkSideCode> = .loaded(
        DarkSideCode(title: "The Sith code", lines: ["Peace is a lie,", "there is only passion."]), age: nil)
    var holocrons: Portion<[DarkSideHolocron]> = .loaded(
        [
            DarkSideHolocron(
                name: "Holocron of Naga Sadow", creator: "Naga Sadow", powers: ["Dark rituals", "Sith alchemy"]),
            DarkSideHolocron(name: "Telos holocron", creator: nil, powers: []),
        ], age: nil)

    func content(refresh _: Bool) async -> DarkSideContent { DarkSideContent(code: code, holocrons: holocrons) }
}
