import Site
import SnapshotSupport
import Testing

@testable import Developers

@Suite("Guide for developers: presenter")
struct DeveloperGuidePresenterTests {
    private func page(
        _ interactor: DeveloperGuideInteractorDouble, interfaces: Set<Interface> = Set(Interface.allCases)
    ) async throws -> DeveloperGuidePage {
        let presenter = DeveloperGuidePresenter(
            interactor: interactor, router: RecordingRouter(), interfaces: interfaces,
            operations: Operation.all)
        return try await presenter.handle(.opened).page
    }

    @Test("F5 The page says what there is data for, unless the source does not say")
    func coverage() async throws {
        let page = try await page(DeveloperGuideInteractorDouble())
        #expect(page.coverage == "2 countries, 2020 to 2035.")
        #expect(page.description == .to(DeveloperGuideNavigation.description))
        #expect(page.head.canonical == .to(DeveloperGuideNavigation.guide))
        #expect(try await self.page(DeveloperGuideInteractorDouble(found: nil)).coverage == nil)
    }

    @Test("F6 An interface that is switched off has no chapter")
    func switchedOff() async throws {
        let page = try await page(DeveloperGuideInteractorDouble(), interfaces: [.govUK])
        #expect(page.chapters.suffix(2).map(\.name) == ["cors", "govuk"])
    }

    @Test("F5 Every chapter has text and a name of its own, and every example prints something")
    func chapters() async throws {
        let chapters = try await page(DeveloperGuideInteractorDouble()).chapters
        #expect(Set(chapters.map(\.name)).count == chapters.count && chapters.count >= 8)
        for chapter in chapters {
            #expect(!chapter.paragraphs.isEmpty && !chapter.examples.isEmpty, "\(chapter.title)")
            for example in chapter.examples {
                #expect(example.command.contains("$ALMANAC/") && !example.answer.isEmpty, "\(example.command)")
            }
        }
    }
}
