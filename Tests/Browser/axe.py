"""The axe checker, from its Python package."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

# By default axe cannot measure contrast if a link's transparent `::after` covers its row, or for arrows; these options
# make it measure both. Setting one option replaces all of them, so the others repeat axe's defaults.
_CONFIGURE = """() => axe.configure({ checks: [{ id: 'color-contrast', options: {
    ignorePseudo: true, ignoreUnicode: false, ignoreLength: false, pseudoSizeThreshold: 0.25,
    boldValue: 700, boldTextPt: 14, largeTextPt: 18,
    contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
} }] })"""

# The rule for target sizes, which is part of WCAG 2.2, is disabled by default.
_ALL_RULES = "rules: { 'target-size': { enabled: true } }"
_COLOURS = "runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }"
_OTHERS = _ALL_RULES.replace(" } }", " }, 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } }")
_RUN = """async () => {
    const results = await axe.run(document, { resultTypes: ['violations', 'incomplete'], OPTIONS });
    const undecided = results.incomplete.filter(rule => rule.id === 'color-contrast');
    const reasons = node => [...node.any, ...node.all, ...node.none].map(check => check.message).join('; ');
    return [...results.violations, ...undecided].flatMap(rule =>
        rule.nodes.map(node => `${rule.id}: ${node.target.join(' ')}: ${reasons(node)}`));
}"""


def load(page: Page) -> None:
    """Loads axe into a page, once for each page. First waits for the style sheets, whose colours axe measures."""
    page.wait_for_load_state("load")
    page.evaluate(Axe().axe_script)
    page.evaluate(_CONFIGURE)


def faults(page: Page) -> list[str]:
    """Returns all violations, and every text whose contrast could not be measured: rule, selector, reason."""
    return page.evaluate(_RUN.replace("OPTIONS", _ALL_RULES))


def faults_of_colours(page: Page) -> list[str]:
    """Returns what `faults` does, of the rules whose verdict depends on colours."""
    return page.evaluate(_RUN.replace("OPTIONS", _COLOURS))


def faults_beside_colours(page: Page) -> list[str]:
    """Returns what `faults` does, of the other rules. To measure contrast takes longer than all of them."""
    return page.evaluate(_RUN.replace("OPTIONS", _OTHERS))
