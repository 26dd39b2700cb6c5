import Almanac
import Entities

@testable import Sides

struct SideInteractorDouble: SideInteracting {
    var code: SideContent.Part<SideContent.Code> = .loaded(
        .init(title: "The Jedi code", lines: ["There is no emotion,", "there is peace."]), age: nil)
    var list: SideContent.Part<SideContent.List> = .loaded(
        .masters([
            .init(
                Master(
                    name: PartedName(given: "Luke", family: "Skywalker"),
                    apprentices: [PartedName(given: "Ben", family: "Solo"), PartedName(given: "Rey")])),
            .init(Master(name: PartedName(family: "Windu"), apprentices: [])),
        ]), age: nil)

    func content(of _: Side, refresh _: Bool) async -> SideContent { SideContent(code: code, list: list) }
}

extension SideInteractorDouble {
    static let dark = SideInteractorDouble(
        code: .loaded(.init(title: "The Sith code", lines: ["Peace is a lie,", "there is only passion."]), age: nil),
        list: .loaded(
            .holocrons([
                .init(
                    Holocron(
                        name: "Holocron of Naga Sadow", creator: "Naga Sadow", powers: ["Dark rituals", "Sith alchemy"])
                ),
                .init(Holocron(name: "Telos holocron", creator: nil, powers: [])),
            ]), age: nil))
}
