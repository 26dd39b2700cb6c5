import Almanac
import Entities
import ServiceContracts

struct SideInteractor: SideInteracting {
    let service: any SideService

    func content(of side: Side, refresh: Bool) async -> SideContent {
        async let code = code(of: side, refresh)
        async let list = list(of: side, refresh)
        return await SideContent(code: code, list: list)
    }

    private func code(of side: Side, _ refresh: Bool) async -> SideContent.Part<SideContent.Code> {
        do {
            let supply = try await service.code(of: side, refresh: refresh)
            return .loaded(SideContent.Code(title: supply.value.title, lines: supply.value.lines), age: supply.age)
        } catch {
            return .failed(error)
        }
    }

    private func list(of side: Side, _ refresh: Bool) async -> SideContent.Part<SideContent.List> {
        do {
            switch side {
            case .light:
                let supply = try await service.masters(refresh: refresh)
                return .loaded(.masters(supply.value.map { SideContent.MasterSummary($0) }), age: supply.age)
            case .dark:
                let supply = try await service.holocrons(refresh: refresh)
                return .loaded(.holocrons(supply.value.map { SideContent.HolocronSummary($0) }), age: supply.age)
            }
        } catch {
            return .failed(error)
        }
    }
}

extension SideContent.MasterSummary {
    init(_ master: Master) {
        name = master.name
        apprentices = master.apprentices
    }
}

extension SideContent.HolocronSummary {
    init(_ holocron: Holocron) {
        name = holocron.name
        creator = holocron.creator
        powers = holocron.powers
    }
}
