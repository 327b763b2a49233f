import { expect, test } from "vitest";
import { letter } from "../letter.tsx";

const written = letter({
  subject: "Your receipt",
  username: "thandi",
  paragraphs: ["Paid on Nov 24, 2026."],
  facts: [{ name: "Reference", value: "sub-12-9f86d081884c7d659a2feaa0" }],
  items: ["SEO Lead", "Copywriter"].map((title) => ({
    title,
    link: `https://kwela.example/jobs/${title.length}`,
    lines: ["Fathom", "via Remote OK"],
    mark: "Open to South Africa",
  })),
  footer: { reason: "You asked for it.", links: [] },
});

/** As a program shows it that drops styles. */
const bare =
  written.html?.replace(/<style>.*?<\/style>/s, "").replaceAll(/ style="[^"]*"/g, "") ?? "";

test("without styles, the line for the inbox stays hidden and each job is a paragraph of lines", () => {
  expect(bare).toContain('<div hidden="">Paid on Nov 24, 2026.</div>');
  const jobs = [...bare.matchAll(/<p class="ruled">(.*?)<\/p>/g)].map(([, inner = ""]) => inner);
  expect(jobs.map((job) => job.split("<br/>").length)).toEqual([4, 4]);
  expect(bare).toContain("<hr");
});

test("a date stays on one line and a long name may break, in the page and not in the text", () => {
  expect(written.html).toContain("Paid on Nov\u00a024,\u00a02026.</p>");
  expect(written.html).toContain("sub-<wbr/>12-<wbr/>9f86d081884c7d659a2feaa0");
  expect(written.text).toContain("Paid on Nov 24, 2026.\n");
  expect(written.text).toContain("Reference: sub-12-9f86d081884c7d659a2feaa0\n");
});
