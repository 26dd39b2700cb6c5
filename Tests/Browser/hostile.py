"""Strings that break careless software: some that are dangerous for a page, and the whole list.

Both are from the Big List of Naughty Strings
(https://github.com/minimaxir/big-list-of-naughty-strings), under this licence:

The MIT License (MIT)

Copyright (c) 2015-2020 Max Woolf

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
"""

import json
from pathlib import Path

#: The whole list.
ALL = tuple(json.loads((Path(__file__).parents[1] / "AdaptersTests/Samples/naughty-strings.json").read_text()))

#: The strings of the list that are dangerous for a page, unchanged.
STRINGS = (
    "<script>alert(123)</script>",
    "&lt;script&gt;alert(&#39;123&#39;);&lt;/script&gt;",
    "<img src=x onerror=alert(123) />",
    "<svg><script>123<1>alert(123)</script>",
    '"><script>alert(123)</script>',
    "'><script>alert(123)</script>",
    "><script>alert(123)</script>",
    "</script><script>alert(123)</script>",
    '" onfocus=JaVaSCript:alert(123) autofocus',
    "' onfocus=JaVaSCript:alert(123) autofocus",
    "<sc<script>ript>alert(123)</sc</script>ript>",
    "--><script>alert(123)</script>",
    '";alert(123);t="',
    '" autofocus onkeyup="javascript:alert(123)',
    "'`\"><\\x3Cscript>javascript:alert(1)</script>",
    "`\"'><img src=xxx:x \\x0Aonerror=javascript:alert(1)>",
    '<img[a][b][c]src[d]=x[e]onerror=[f]"alert(1)">',
    "<a href=java&#1&#2&#3&#4&#5&#6&#7&#8&#11&#12script:javascript:alert(1)>XXX</a>",
    '<img src="x` `<script>javascript:alert(1)</script>"` `>',
    '<img src onerror /" \'"= alt=javascript:alert(1)//">',
    "<title onpropertychange=javascript:alert(1)></title><title title=>",
    '<a href=http://foo.bar/#x=`y></a><img alt="`><img src=x:x onerror=javascript:alert(1)></a>">',
    "<!--[if]><script>javascript:alert(1)</script -->",
    '<IMG """><SCRIPT>alert("XSS")</SCRIPT>">',
    (
        "<IMG SRC=&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;&#97;&#108;&#101;&#114;&#116;"
        "&#40;&#39;&#88;&#83;&#83;&#39;&#41;>"
    ),
    "<IMG SRC=\"jav   ascript:alert('XSS');\">",
    '<BODY onload!#$%&()*~+-_.,:;?@[/|\\]^`=alert("XSS")>',
    '<<SCRIPT>alert("XSS");//<</SCRIPT>',
    "<SCRIPT SRC=//ha.ckers.org/.j>",
    "<IMG SRC=\"javascript:alert('XSS')\"",
    "<iframe src=http://ha.ckers.org/scriptlet.html <",
    "<u oncopy=alert()> Copy me</u>",
    "<plaintext>",
    "http://a/%%30%30",
    "</textarea><script>alert(123)</script>",
    "' OR 1=1 -- 1",
    (
        '<?xml version="1.0" encoding="ISO-8859-1"?><!DOCTYPE foo [ <!ELEMENT foo ANY ><!ENTITY xxe SYSTEM "f'
        'ile:///etc/passwd" >]><foo>&xxe;</foo>'
    ),
    "../../../../../../../../../../../etc/hosts",
    "() { _; } >_[$($())] { touch /tmp/blns.shellshock2.fail; }",
    "{% print 'x' * 64 * 1024**3 %}",
    '{{ "".__class__.__mro__[2].__subclasses__()[40]("/etc/passwd").read() }}',
    "\u202btest\u202b",
    "\u2029test\u2029",
    "\ufeff",
    (
        "Z\u032e\u031e\u0320\u0359\u0354\u0345\u1e00\u0317\u031e\u0348\u033b\u0317\u1e36\u0359\u034e"
        "\u032f\u0339\u031e\u0353G\u033bO\u032d\u0317\u032e"
    ),
)

#: A mark that joins the character before it, and one that also joins the character after it. Code that compares
#: characters instead of bytes does not recognise a quote that is followed by one of these.
JOINERS = ("\u0301", "\u200d")


def variants(text: str) -> list[str]:
    """Returns a string unchanged, and with each joiner after every special character of markup."""
    marked = ["".join(it + joiner if it in "<>&\"'`=" else it for it in text) + joiner for joiner in JOINERS]
    return [text, *marked]
