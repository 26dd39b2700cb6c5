import AlmanacValues
import Entities

extension DocumentReader {
    func quotations() throws(DocumentFailure) -> [Quotation] {
        let label = label(DocumentName.quotations)
        return try OwnFormat.quotations(try required(label), label: label)
    }

    func people() throws(DocumentFailure) -> [Person] {
        let label = label(DocumentName.people)
        return try OwnFormat.people(try required(label), label: label)
    }
}
