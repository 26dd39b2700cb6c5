import AlmanacValues

@testable import Light

struct LightSideInteractorDouble: LightSideInteracting {
    var code: Portion<LightSideCode> = .loaded(
        LightSideCode(title: "The Jedi code", lines: ["There is no emotion,", "there is peace."]), age: nil)
    var masters: Portion<[LightSideMaster]> = .loaded(
        [
            LightSideMaster(
                name: PartedName(given: "Luke", family: "Skywalker"),
                apprentices: [PartedName(given: "Ben", family: "Solo"), PartedName(given: "Rey")]),
            LightSideMaster(name: PartedName(family: "Windu"), apprentices: []),
        ], age: nil)

    func content(refresh _: Bool) async -> LightSideContent { LightSideContent(code: code, masters: masters) }
}
