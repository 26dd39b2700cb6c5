"""Checks that no tuple has an `await` in its expression.

    python3 Tests/Lint/awaits.py [FILE…]

Swift 6.3.1 with optimisation splits a tuple that an async function returns indirectly, and loses what was written before the
suspension: `return (index, .success(try await value()))` loses `index`. `let value = try await value()` before it is right.
`Tests/Lint/CompilerFault` has the reduction, and tells when a compiler has it right.
"""

import re
import sys
from pathlib import Path

TOKEN = re.compile(
    r'//[^\n]*|/\*.*?\*/|(?P<raw>#+)"(?!"").*?"(?P=raw)|(?P<rawlong>#*)""".*?"""(?P=rawlong)|"(?:\\\((?:[^()]|\([^()]*\))*\)|\\.|[^"\\\n])*"'
    r"|[A-Za-z_$][\w$]*|[0-9][\w.]*|->|[()\[\]{},:?!.=&|<>+*/%^~;@#`\\-]",
    re.DOTALL,
)
#: Words before a parenthesis that begins an expression and not the arguments of a call.
BEFORE_TUPLE = {"return", "in", "try", "await", "else", "throw", "case", "let", "var", "if", "guard", "while", "switch", "where"}
#: Words that a call or a value can end with: a parenthesis after them holds arguments.
VALUE_END = re.compile(r"[\w$)\]}`!?>\"]$")


def tokens(code: str) -> list[tuple[str, int]]:
    """Returns the tokens without comments, each with its line. The interpolations of a string are part of its token."""
    found, line, end = [], 1, 0
    for match in TOKEN.finditer(code):
        line += code.count("\n", end, match.start())
        end = match.start()
        if not match[0].startswith(("//", "/*")):
            found.append((match[0], line))
    return found


def tuples_with_await(code: str) -> list[int]:
    """Returns the lines on which such tuples begin."""
    lines = []
    #: For each open bracket: what it is, its line, whether it has a comma of its own, and whether it holds an `await`.
    open_brackets: list[list] = []
    before = ""
    for token, line in tokens(code):
        if token in "([{":
            is_tuple = token == "(" and (before in BEFORE_TUPLE or not VALUE_END.search(before))
            open_brackets.append([token, line, False, False, is_tuple])
        elif token in ")]}" and open_brackets:
            bracket, start, has_comma, has_await, is_tuple = open_brackets.pop()
            if is_tuple and has_comma and has_await:
                lines.append(start)
            # What a closure awaits is awaited when the closure runs.
            if has_await and bracket != "{" and open_brackets:
                open_brackets[-1][3] = True
        elif token == "," and open_brackets:
            open_brackets[-1][2] = True
        elif token == "await" and open_brackets:
            open_brackets[-1][3] = True
        before = token
    return lines


def check() -> None:
    """Tests this file: what must be found, and what must not."""
    for code in ["return (i, .success(try await f()))", "{ (i, await f()) }", "let (a, b) = (await f(), 1)", "g((1, await f()))"]:
        assert tuples_with_await(code), code
    for code in [
        "return .success(try await f(1, 2))", "f(a, await b)", "(1, { await f() })", "let r = try await f(); return (i, r)",
        "(await f())", 'print("\\(await f()), b")', "// (a, await b)",
    ]:
        assert not tuples_with_await(code), code


def main() -> None:
    check()
    paths = [Path(path) for path in sys.argv[1:]] or [
        path for folder in ("Sources", "Tests") for path in sorted(Path(folder).rglob("*.swift")) if ".build" not in path.parts and "CompilerFault" not in path.parts
    ]
    failures = [
        f"{path}:{line}: error: a tuple holds an await; await the value before it (Tests/Lint/awaits.py)"
        for path in paths for line in tuples_with_await(path.read_text(encoding="utf-8"))
    ]
    if failures:
        sys.exit("\n".join(failures))


main()
