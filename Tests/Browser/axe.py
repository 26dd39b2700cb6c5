"""The axe checker, as its Python package brings it."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

# Contrast is measured also where a link's transparent `::after` covers its row, and for arrows: axe would say that it
# cannot tell. The options are replaced as a whole, so the others are axe's own values.
_CONFIGURE = """() => axe.configure({ checks: [{ id: 'color-contrast', options: {
    ignorePseudo: true, ignoreUnicode: false, ignoreLength: false, pseudoSizeThreshold: 0.25,
    boldValue: 700, boldTextPt: 14, largeTextPt: 18,
    contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
} }] })"""

# Size of targets is part of WCAG 2.2 and not among the rules that run by themselves.
_RUN = """async () => {
    const results = await axe.run(document, {
        resultTypes: ['violations', 'incomplete'], rules: { 'target-size': { enabled: true } },
    });
    const undecided = results.incomplete.filter(rule => rule.id === 'color-contrast');
    const reasons = node => [...node.any, ...node.all, ...node.none].map(check => check.message).join('; ');
    return [...results.violations, ...undecided].flatMap(rule =>
        rule.nodes.map(node => `${rule.id}: ${node.target.join(' ')}: ${reasons(node)}`));
}"""


def load(page: Page) -> None:
    """Puts axe into a page; needed once for each. Waits for the style sheets, whose colours it looks at."""
    page.wait_for_load_state("load")
    page.evaluate(Axe().axe_script)
    page.evaluate(_CONFIGURE)


def faults(page: Page) -> list[str]:
    """All violations, and every text whose contrast could not be measured: rule, selector, reason."""
    return page.evaluate(_RUN)
