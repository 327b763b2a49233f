import { expect, test } from "vitest";
import type { SharedCheckReply } from "#contract/listings/shared-checks.ts";
import { jsonBody } from "../../support/sample-api.ts";
import { freshTables, testApp } from "../../support/test-app.ts";

const database = await freshTables();
const path = "/api/checked";

/** What others see of this post when its sharer ticked everything. */
async function shared(text: string): Promise<SharedCheckReply> {
  const { request } = testApp(database);
  const shows = { name: true, sentence: true, pay: true };
  const response = await request(path, jsonBody({ text, shows }));
  const { id } = (await response.json()) as { id: string };
  return (await (await request(`${path}/${id}`)).json()) as SharedCheckReply;
}

test.each([
  "call 082 123 4567 today",
  "call 0 8 2 1 2 3 4 5 6 7",
  "call (082) 123-4567",
  "WhatsApp +27 82 123 4567",
  "call 27 82 123 4567",
  "call ０８２ １２３ ４５６７",
  "call ٠٨٢ ١٢٣ ٤٥٦٧",
  "go to evil。com",
  "go to evil․com",
  "go to evil[.]com",
  "go to evil(dot)com/pay",
  "go to 203.0.113.9/pay",
])(
  "a shared post loses what can be called or followed, however it is written: %s",
  async (words) => {
    const text = `Marketing Manager ${words}\nCompany: Fathom ${words}\n\nWe hire anywhere in South Africa, ${words}.`;
    const { title, company, sentence } = await shared(text);
    for (const shown of [title, company, sentence]) {
      expect(shown).toMatch(/Marketing|Fathom|South Africa/);
      expect(shown?.normalize("NFKC")).not.toMatch(/\p{Nd}{2,}|\p{Nd} \p{Nd}|evil/u);
    }
  },
);

test("and keeps what is no number to call: years, hours and amounts", async () => {
  const sentence =
    "We hire anywhere in South Africa from 2026, 09:00 to 17:30, for 40 000 readers.";
  expect(await shared(`Marketing Manager 24/7\n\n${sentence}`)).toMatchObject({
    title: "Marketing Manager 24/7",
    sentence,
  });
});
