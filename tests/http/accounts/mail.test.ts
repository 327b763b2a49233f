import type { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { AddressRefused } from "#server/adapters/email/refusal.ts";
import { smtpTransport } from "#server/adapters/email/smtp.ts";
import { aesGcmSecrets } from "#server/adapters/secrets/aes-gcm.ts";
import { bossQueue } from "#server/work/boss-queue.ts";
import { queuedMailer, sendMailTask } from "#server/work/mail-task.ts";
import { silentLog } from "../../support/log.ts";
import { registered } from "../../support/person.ts";
import { secretWatch } from "../../support/secret-watch.ts";
import { smtpServer, type Misbehaviour } from "#tests/support/process/smtp-server.ts";
import { freshTables, testApp } from "../../support/test-app.ts";

const database = await freshTables();
const secrets = aesGcmSecrets("a secret for this test, long enough");
const mail = {
  to: "thandi@example.com",
  subject: "Hello",
  text: "In words",
  html: "<p>In words</p>",
};

const neverRefused = () => Promise.reject(new Error("No address was refused"));

describe("mail through SMTP", () => {
  test("arrives once, with a text part, from our address, marked as sent by a machine", async () => {
    const server = await smtpServer();
    await smtpTransport({ url: server.url, from: "help@kwela.example" }).deliver(mail);
    await server.close();
    expect(server.received).toHaveLength(1);
    const [{ recipients, data } = { recipients: [], data: "" }] = server.received;
    expect(recipients).toEqual(["thandi@example.com"]);
    expect(data).toMatch(/^From: Kwela <help@kwela\.example>$/m);
    expect(data).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(data).toContain("Content-Type: text/plain");
    expect(data).toContain("Content-Type: text/html");
  });

  test.each([
    "a@b.example, c@d.example",
    "a@b.example\r\nBcc: c@d.example",
    "a@b.example>\r\nRCPT TO:<c@d.example",
  ])("A178: an address that hides another (%j) reaches nobody else", async (to) => {
    const server = await smtpServer();
    await smtpTransport({ url: server.url, from: "help@kwela.example" })
      .deliver({ ...mail, to })
      .catch(() => undefined);
    await server.close();
    for (const { recipients, data } of server.received) {
      expect(recipients.length).toBe(1);
      expect(recipients).not.toContain("c@d.example");
      expect(data).not.toMatch(/^Bcc:/im);
    }
  });
});

describe("F23: a mail server that misbehaves", () => {
  const moments = ["220", "EHLO", "MAIL", "RCPT", "DATA", "."] as const;
  const say = (text: string) => (socket: Socket) => void socket.write(text);
  const drip = (text: string) => (socket: Socket) => {
    const timer = setInterval(() => socket.write(text), 20);
    socket.on("close", () => clearInterval(timer));
  };
  const ways: readonly [string, (socket: Socket) => void][] = [
    ["resets", (socket) => void socket.resetAndDestroy()],
    ["hangs up", (socket) => void socket.end()],
    ["says nonsense", say("\0\u0001 nonsense\r\n\r\n")],
    ["talks without a line's end", say("x".repeat(3_000_000))],
    ["goes on for ever", drip("250-and\r\n")],
    ["drips", drip("2")],
  ];
  const fails = async (at: Misbehaviour["at"], act: Misbehaviour["act"]): Promise<unknown> => {
    const server = await smtpServer({ at, act });
    const transport = smtpTransport({ url: server.url, from: "help@x.example", patienceMs: 500 });
    const failure: unknown = await transport.deliver(mail).catch((error: unknown) => error);
    await server.close();
    return failure;
  };

  test.each(ways)("and %s, at whatever moment, is tried again, soon", async (_what, act) => {
    for (const at of moments) {
      const failure = await fails(at, act);
      expect(failure, at).toBeInstanceOf(Error);
      expect(failure, at).not.toBeInstanceOf(AddressRefused);
    }
  });

  test("and refuses us, not the address, costs no address its letters", async () => {
    for (const at of moments.filter((moment) => moment !== "RCPT")) {
      const failure = await fails(at, say("550 Not from you\r\n"));
      expect(failure, at).toBeInstanceOf(Error);
      expect(failure, at).not.toBeInstanceOf(AddressRefused);
    }
    expect(await fails("RCPT", say("550 relay not permitted\r\n"))).not.toBeInstanceOf(
      AddressRefused,
    );
    expect(await fails("RCPT", say("550 No such user\r\n"))).toBeInstanceOf(AddressRefused);
  });
});

describe("F23: mail in the queue", () => {
  test("waits sealed, goes out when the server is back, and goes out once", async () => {
    const sent: string[] = [];
    let isAway = true;
    const transport = {
      deliver: async ({ subject }: { subject: string }) => {
        if (isAway) throw new Error("the mail server is away");
        sent.push(subject);
      },
    };
    const queue = bossQueue(database, silentLog, { pollSeconds: 0.5, retrySeconds: 1 });
    await queue.start({ scheduled: [], queued: [sendMailTask(transport, secrets, neverRefused)] });
    await queuedMailer(queue.enqueue, secrets).send({ ...mail, text: "a canary in the text" });
    const { rows } = await database.executeSql(
      "select data::text as data from pgboss.job where name = 'send-mail'",
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/canary|thandi/);
    isAway = false;
    await expect.poll(() => sent, { timeout: 30_000 }).toEqual(["Hello"]);
    await queue.stop();
  });

  test("that was sealed with another secret is let go, not shown", async () => {
    const sent: object[] = [];
    const task = sendMailTask(
      { deliver: async (message) => void sent.push(message) },
      aesGcmSecrets("another secret of sufficient length"),
      neverRefused,
    );
    await task.run({ sealed: secrets.seal(JSON.stringify(mail)) });
    expect(sent).toEqual([]);
  });
});

describe("A139: what is sealed", () => {
  test("opens again, looks different each time, and notices a single changed character", () => {
    const [one, other] = [secrets.seal("sk-canary"), secrets.seal("sk-canary")];
    expect(secrets.open(one)).toBe("sk-canary");
    expect(one).not.toBe(other);
    expect(one).not.toContain("canary");
    const parts = one.split(".");
    const last = parts.at(-1) ?? "";
    const changed = [
      ...parts.slice(0, -1),
      (last.startsWith("A") ? "B" : "A") + last.slice(1),
    ].join(".");
    for (const broken of [changed, "", "v1", "v2.a.b.c", `${one}.x`.slice(3)])
      expect(secrets.open(broken)).toBeNull();
  });
});

describe("the watch over secrets", () => {
  test("cries out for each kind of secret, wherever it turns up", () => {
    const watch = secretWatch();
    watch.learn("password", "climb the 7 steps");
    expect(() => watch.check("the log", "nothing here")).not.toThrow();
    expect(() => watch.check("the log", '{"body":"climb the 7 steps"}')).toThrow(
      "A password turned up in the log",
    );
  });

  test("is really listening: an app that logs a password fails its tests", async () => {
    const app = testApp(database);
    await registered(app);
    app.services.log.error("careless", { note: "climb the 7 steps" });
    await expect(app.request("/healthz")).rejects.toThrow("A password turned up in the log");
  });
});
