import Foundation
import Site
import SnapshotSupport
import Testing

@testable import Developers

@Suite("Guide for developers: view and snapshots", .noOrphanedSnapshots(prefix: "guide"))
struct DeveloperGuideViewTests {
    private func page(_ interactor: DeveloperGuideInteractorDouble) async throws -> DeveloperGuidePage {
        let presenter = DeveloperGuidePresenter(
            interactor: interactor, router: DeveloperGuideRouter(operations: Operation.all),
            interfaces: Set(Interface.allCases), operations: Operation.all)
        return try await presenter.handle(.opened).page
    }

    @Test("A1 The view decodes the address")
    func events() {
        #expect(DeveloperGuideView(assets: Sample.assets).event(from: Visit(.page)) == .opened)
    }

    @Test("F5 normal") func normal() async throws {
        let page = try await page(DeveloperGuideInteractorDouble())
        try expectSnapshot(of: page, in: DeveloperGuideView(assets: Sample.assets), named: "guide")
    }

    @Test("F5 Every address that the description has is on the page, with its parameters")
    func addresses() async throws {
        let page = try await page(DeveloperGuideInteractorDouble(found: nil))
        let addresses = page.chapters.flatMap(\.rows).map(\.address).filter { $0.hasPrefix("/") }
        let places = try addresses.map { try Place(Address(target: $0)) }
        for operation in Operation.all where !operation.paths.isEmpty {
            let pattern = operation.path.replacing(#/\{\w+\}/#, with: "[^/?]+")
            let whole = try Regex(pattern + #"(\.\w+)?(\?.*)?"#)
            #expect(addresses.contains { $0.wholeMatch(of: whole) != nil }, "\(operation.path)")
        }
        for (address, place) in zip(addresses, places) {
            #expect(try place.address == Address(target: address) || address.contains("availableBridgeDays=1"))
        }
    }
}
