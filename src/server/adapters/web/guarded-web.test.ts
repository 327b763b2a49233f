import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { guardedWeb } from "./guarded-web.ts";
import { isPublicAddress } from "./public-address.ts";

/** Stands for the open internet: this machine has a second address that nothing else uses. */
const outside = "127.0.0.2";
const inside = "127.0.0.1";

async function serve(host: string, answer: RequestListener) {
  let connections = 0;
  const server = createServer(answer).on("connection", () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, connections: () => connections };
}

/** A web in which `localhost` is whatever the test says, one answer after the other. */
function webWhere(...answers: (readonly string[])[]) {
  let asked = 0;
  return guardedWeb({
    isAllowed: (address) => address === outside || isPublicAddress(address),
    lookup(_name, done) {
      const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
      asked += 1;
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
      );
    },
  });
}

const most = 10_000;
const troubleOf = (fetched: Promise<unknown>) =>
  fetched.then(
    () => "nothing",
    (error: unknown) => (error as { trouble?: string }).trouble,
  );

describe("A127 A131: an address that leads inside", () => {
  test.each([
    "127.0.0.1",
    "127.1",
    "0x7f.0.0.1",
    "2130706433",
    "017700000001",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[64:ff9b::7f00:1]",
    "0.0.0.0",
    "[::]",
    "10.0.0.8",
    "172.16.4.4",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "[fc00::1]",
    "[fe80::1]",
    "255.255.255.255",
    "224.0.0.1",
  ])("%s is refused before anybody is spoken to", async (host) => {
    const { port, connections } = await serve(inside, (_, response) => response.end("secret"));
    const web = guardedWeb();
    expect(await troubleOf(web.fetchBytes(`http://${host}:${port}/`, most))).toBe("forbidden");
    expect(connections()).toBe(0);
  });

  test.each([[[inside]], [["::1"]], [[outside, inside]], [["10.0.0.8"]], [["169.254.169.254"]]])(
    "so is a name that stands for %s",
    async (addresses) => {
      const { port, connections } = await serve(inside, (_, response) => response.end("secret"));
      const web = webWhere(addresses);
      expect(await troubleOf(web.fetchBytes(`http://localhost:${port}/`, most))).toBe("forbidden");
      expect(connections()).toBe(0);
    },
  );

  test("a name that changes between two looks is judged each time", async () => {
    const { port, connections } = await serve(inside, (_, response) => response.end("secret"));
    const open = await serve(outside, (_, response) => {
      response.writeHead(302, { location: `http://localhost:${port}/` }).end();
    });
    const web = webWhere([outside], [inside]);
    const fetched = web.fetchBytes(`http://localhost:${open.port}/`, most);
    expect(await troubleOf(fetched)).toBe("forbidden");
    expect([open.connections(), connections()]).toEqual([1, 0]);
  });

  test.each([
    (port: number) => `http://127.0.0.1:${port}/`,
    (port: number) => `http://[::ffff:127.0.0.1]:${port}/`,
    () => "file:///etc/passwd",
    () => "javascript:alert(1)",
    () => "data:image/png;base64,AAAA",
    (port: number) => `http://somebody:secret@localhost:${port}/`,
  ])("a redirect from outside to the inside ends there (%#)", async (target) => {
    const { port, connections } = await serve(inside, (_, response) => response.end("secret"));
    const open = await serve(outside, (_, response) => {
      response.writeHead(302, { location: target(port) }).end();
    });
    const fetched = webWhere([outside]).fetchBytes(`http://localhost:${open.port}/`, most);
    expect(await troubleOf(fetched)).toBe("forbidden");
    expect(connections()).toBe(0);
  });

  test.each(["file:///etc/passwd", "ftp://x.example/", "nonsense", "//x.example", "gopher://x/"])(
    "%s is no address of the web",
    async (address) => {
      expect(await troubleOf(guardedWeb().fetchBytes(address, most))).toBe("forbidden");
    },
  );
});

describe("outside", () => {
  const from = (open: { readonly port: number }) =>
    webWhere([outside]).fetchBytes(`http://localhost:${open.port}/start`, most);

  test("brings the bytes, through a redirect too", async () => {
    const open = await serve(outside, ({ url }, response) => {
      if (url === "/start") response.writeHead(301, { location: "/logo" }).end();
      else response.end("picture");
    });
    expect(Buffer.from(await from(open)).toString()).toBe("picture");
  });

  test("a circle of redirects ends", async () => {
    const open = await serve(outside, (_, response) => {
      response.writeHead(302, { location: "/start" }).end();
    });
    expect(await troubleOf(from(open))).toBe("redirects");
  });

  test("a file without an end is cut off", async () => {
    const open = await serve(outside, (_, response) => {
      const write = () => {
        while (!response.destroyed && response.write(Buffer.alloc(4_000)));
        if (!response.destroyed) response.once("drain", write);
      };
      write();
    });
    expect(await troubleOf(from(open))).toBe("too-large");
  });

  test("a refusal is one, and who says nothing is not waited for", async () => {
    const refusing = await serve(outside, (_, response) => response.writeHead(404).end("no"));
    expect(await troubleOf(from(refusing))).toBe("refused");
    const silent = await serve(outside, () => undefined);
    const web = guardedWeb({
      isAllowed: () => true,
      lookup: (_, done) => done(null, [{ address: outside, family: 4 }]),
      deadline: () => AbortSignal.abort(),
    });
    expect(await troubleOf(web.fetchBytes(`http://localhost:${silent.port}/`, most))).toBe(
      "unreachable",
    );
  });
});

describe("a question", () => {
  const { signal } = new AbortController();
  const question = { headers: { "if-none-match": '"one"' }, mostBytes: most, signal };
  const everybody = { ...question, allows: () => true };

  test("is answered with whatever the host says, refusals and headers included", async () => {
    const open = await serve(outside, ({ headers }, response) => {
      const isKnown = headers["if-none-match"] === '"one"';
      response.writeHead(isKnown ? 304 : 200, { etag: '"one"' }).end(isKnown ? "" : "feed");
    });
    const address = `http://localhost:${open.port}/feed`;
    const known = await webWhere([outside]).ask(address, everybody);
    expect([known.status, known.headers.get("etag"), known.body.length]).toEqual([304, '"one"', 0]);
    const fresh = await webWhere([outside]).ask(address, { ...everybody, headers: {} });
    expect([fresh.status, Buffer.from(fresh.body).toString()]).toEqual([200, "feed"]);
    const refusing = await serve(outside, (_, response) => {
      response.writeHead(429, { "retry-after": "7" }).end("no");
    });
    const no = await webWhere([outside]).ask(`http://localhost:${refusing.port}/`, everybody);
    expect([no.status, no.headers.get("retry-after")]).toEqual([429, "7"]);
  });

  test("goes to hosts on its list only, and says where it ended", async () => {
    const { port, connections } = await serve(outside, ({ url }, response) => {
      if (url === "/away") response.writeHead(302, { location: "http://other.example/" }).end();
      else if (url === "/start") response.writeHead(301, { location: "/end" }).end();
      else response.end("feed");
    });
    const web = webWhere([outside]);
    const home = { ...question, allows: (host: string) => host === "localhost" };
    const { address } = await web.ask(`http://localhost:${port}/start`, home);
    expect(address).toBe(`http://localhost:${port}/end`);
    const before = connections();
    expect(await troubleOf(web.ask(`http://other.example:${port}/`, home))).toBe("forbidden");
    expect(connections()).toBe(before);
    expect(await troubleOf(web.ask(`http://localhost:${port}/away`, home))).toBe("forbidden");
  });

  test("to a host whose name is not known is unanswered, and nothing else is harmed", async () => {
    // Longer than a name may be, so that the system's own look-up fails without asking anybody.
    const unknown = `http://${"a".repeat(64)}.example/feed`;
    expect(await troubleOf(guardedWeb().ask(unknown, everybody))).toBe("unreachable");
  });

  test("A127: leads inside no more than a fetch does", async () => {
    const { port, connections } = await serve(inside, (_, response) => response.end("secret"));
    const literal = webWhere([outside]).ask(`http://127.0.0.1:${port}/`, everybody);
    expect(await troubleOf(literal)).toBe("forbidden");
    const name = webWhere([inside]).ask(`http://localhost:${port}/`, everybody);
    expect(await troubleOf(name)).toBe("forbidden");
    expect(connections()).toBe(0);
  });

  test("ends with its signal and with its measure", async () => {
    const open = await serve(outside, (_, response) => response.end("feed".repeat(5_000)));
    const address = `http://localhost:${open.port}/`;
    expect(await troubleOf(webWhere([outside]).ask(address, everybody))).toBe("too-large");
    const late = { ...everybody, signal: AbortSignal.abort() };
    expect(await troubleOf(webWhere([outside]).ask(address, late))).toBe("unreachable");
  });
});
