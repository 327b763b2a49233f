import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inOne, meanwhile, untilSent } from "./page-room.ts";

const letters = "abcdefghijklmnopqrstuvwxyz".split("");
/** All of them together are more than a system keeps of what nobody reads. */
const pageOf = (letter: string): string => `${letter.repeat(900_000)}é`;

/** Where pages were put together, one after the other. */
const rooms: ArrayBuffer[] = [];

async function answer(letter: string, response: ServerResponse): Promise<void> {
  const page = pageOf(letter);
  const pieces = [page.slice(0, 1_000), new TextEncoder().encode(page.slice(1_000))];
  if (letter === "gone") await once(response.destroy(), "close");
  const bytes = untilSent(pieces, response);
  rooms.push(bytes.buffer);
  response.end(bytes);
}

const server = createServer(
  ({ url = "" }, response) => void answer(url.slice("/".length), response),
);

beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const port = (): number => (server.address() as AddressInfo).port;

test("pages on their way to somebody who does not read stay what they are while others come and go", async () => {
  const slow = connect(port(), "127.0.0.1");
  const lines = letters.map((letter, index) => {
    const end = index === letters.length - 1 ? "close" : "keep-alive";
    return `GET /${letter} HTTP/1.1\r\nHost: a\r\nConnection: ${end}\r\n\r\n`;
  });
  slow.write(lines.join(""));
  for (let round = 0; round < 3; round += 1) {
    const asked = letters.map(async (letter) => {
      const answer = await fetch(`http://127.0.0.1:${port()}/${letter}`);
      expect((await answer.text()) === pageOf(letter)).toBe(true);
    });
    await Promise.all(asked);
  }
  const read = await text(slow);
  for (const letter of letters) expect(read.includes(pageOf(letter))).toBe(true);
});

test("who is cut off on the way leaves nothing of their page in another's", async () => {
  for (const letter of letters) {
    const cut = connect(port(), "127.0.0.1");
    cut.write(`GET /${letter} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await once(cut, "data");
    cut.destroy();
    const answer = await fetch(`http://127.0.0.1:${port()}/z`);
    expect((await answer.text()) === pageOf("z")).toBe(true);
  }
});

test("however many are gone before their page is made, the next ones still share their room", async () => {
  const ask = (path: string) => fetch(`http://127.0.0.1:${port()}/${path}`);
  for (let time = 0; time < 20; time += 1)
    await expect(ask("gone")).rejects.toThrow("fetch failed");
  for (const letter of ["a", "b", "c"]) await (await ask(letter)).text();
  expect(new Set(rooms.slice(-2)).size).toBe(1);
});

test("a page larger than the room is whole, sent or packed", async () => {
  const large = ["é".repeat(700_000), new Uint8Array(800_000).fill(97)];
  expect(meanwhile(large, (bytes) => Buffer.from(bytes)).equals(inOne(large))).toBe(true);
});
