import AlmanacValues
import Changes
import Compare
import Countries
import Holidays
import Interfaces
public import Layout
import Leave
import LongWeekends
import Occasions
import People
import Quotes
import Search
import Today
import WorkingDays
import World

extension Operation {
    /// All operations, in the order of the description and of the guide.
    public static let all = Array(
        [
            holidays, leave, longWeekends, changes, workingDays, compare, countries, quotes, people, [occasions], world,
            status,
            [occasion, search], documents, interfaces,
        ].joined())

    private static let documents = [
        Operation(
            "documents", "/documents.json", "The documents that the site is made of", .documents,
            schema: DocumentList.schema),
        Operation(
            "document", "/documents/{name}.xml", "A document about all countries", .documents,
            [
                .path(
                    "name", .words(["countries", "occasions", "celebrations", "names", "cities"]), "countries",
                    "The name of a document.")
            ], schema: .text(), content: .xml, examples: [Example("One of them, for another Almanac to read")]),
        Operation(
            "documentOfHolidays", "/documents/holidays/{country}.xml", "The document of a country’s holidays",
            .documents, [.country], schema: .text(), content: .xml),
        Operation(
            "documentOfStories", "/documents/stories/{country}.xml",
            "The stories of a country’s own days; some countries have none", .documents,
            [.country], schema: .text(), content: .xml),
        Operation(
            "documentOfMap", "/documents/maps/{country}.xml",
            "The map of a country’s regions; most countries have none", .documents,
            [.country], schema: .text(), content: .xml),
        Operation(
            "documentOfTranslations", "/documents/translations/{language}.xml",
            "What occasions and holidays are called in a language; not in all languages", .documents,
            [.path("language", .pattern("^[a-z]{2,3}$"), "de", "The code of a language.")], schema: .text(),
            content: .xml),
        Operation(
            "documentOfPlaces", "/documents/places/{language}.xml",
            "What countries and regions are called in a language; not in all languages", .documents,
            [.path("language", .pattern("^[a-z]{2,3}$"), "de", "The code of a language.")], schema: .text(),
            content: .xml),
    ]
}
