import { describe, expect, test } from "vitest";
import { escapeHtml, escapeJson, escapeXml } from "./escape.ts";

describe("text that others wrote", () => {
  test("is never markup", () => {
    expect(escapeHtml(`<a href="x" title='y'>R&D</a>`)).toBe(
      "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;R&amp;D&lt;/a&gt;",
    );
  });

  test("loses what XML cannot hold, and keeps every letter", () => {
    expect(escapeXml("a\u0000b\u000Bc\uFFFEd\uD800e")).toBe("abcde");
    expect(escapeXml("Zoë 🚀\t–\n“R&D”")).toBe("Zoë 🚀\t–\n“R&amp;D”");
  });

  test("cannot close the script it is data of, and reads back as it was", () => {
    const value = { text: "</script><!-- & \u2028\u2029 -->" };
    const written = escapeJson(value);
    expect(written).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(written)).toEqual(value);
  });
});
