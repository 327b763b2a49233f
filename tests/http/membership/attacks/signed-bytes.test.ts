import { createHmac } from "node:crypto";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { paymentEvents } from "#server/adapters/database/schema.ts";
import { signatureOf } from "#server/adapters/payments/paystack/signature.ts";
import { payingApps } from "../../../support/providers/paystack.ts";
import { freshTables, type TestApp } from "../../../support/test-app.ts";
import { newMember, paid } from "../member.ts";

const database = await freshTables();
const paying = await payingApps(database);
const webhook = "/api/webhooks/paystack";

/** A payment that only this body, rightly signed, could make count. */
async function untold() {
  const { app, paystack } = paying();
  const member = await newMember(app);
  paystack.webhooks.mode = "drop";
  await paid(member, paystack);
  const news = paystack.webhooks.sent.find(({ event }) => event === "charge.success");
  if (news === undefined) throw new Error("Nothing was paid");
  return { app, member, body: news.body, key: app.services.config.paystack.secretKey };
}

async function send(
  app: TestApp,
  body: string | Uint8Array<ArrayBuffer>,
  headers: HeadersInit,
  path = webhook,
): Promise<number> {
  return (await app.request(path, { method: "POST", headers, body })).status;
}

const signed = (signature: string) => ({ "x-paystack-signature": signature });

describe("A094", () => {
  test("a signature of another kind, in another dress or told twice opens nothing", async () => {
    const { app, member, body, key } = await untold();
    const right = signatureOf(body, key);
    const sha256 = createHmac("sha256", key).update(body).digest("hex");
    const forged = [
      sha256,
      sha256 + sha256,
      createHmac("sha512", key).update(body).digest("base64"),
      `sha512=${right}`,
      `"${right}"`,
      `${right.slice(0, 64)} ${right.slice(64)}`,
      `${right}, ${right}`,
    ];
    for (const signature of forged)
      expect({ signature, status: await send(app, body, signed(signature)) }).toEqual({
        signature,
        status: 401,
      });
    const twice = new Headers(signed(right));
    twice.append("x-paystack-signature", right);
    expect(await send(app, body, twice)).toBe(401);
    expect(await send(app, body, {}, `${webhook}?x-paystack-signature=${right}`)).toBe(401);
    expect(await member.isPremium()).toBe(false);
    expect(await database.queries.select().from(paymentEvents)).toEqual([]);
  });

  test("the same meaning in other bytes is another body", async () => {
    const { app, member, body, key } = await untold();
    const right = signatureOf(body, key);
    const others = [
      JSON.stringify(JSON.parse(body), null, 2),
      `${body}\n`,
      `\uFEFF${body}`,
      body.replace('"ZAR"', String.raw`"\u005aAR"`),
    ];
    for (const other of others) expect(await send(app, other, signed(right))).toBe(401);
    const packed = new Uint8Array(gzipSync(body));
    const headers = { ...signed(right), "content-encoding": "gzip" };
    expect(await send(app, packed, headers)).toBe(401);
    expect(await member.isPremium()).toBe(false);
    expect(await send(app, body, signed(right))).toBe(200);
    expect(await member.isPremium()).toBe(true);
  });
});

describe("A100: rightly signed, but", () => {
  test("packed, in another alphabet or nested without end it is no news, and no accident", async () => {
    const { app, member, body, key } = await untold();
    const odd = [
      new Uint8Array(gzipSync(body)),
      new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
      new Uint8Array(Buffer.from(body, "utf16le")),
      new Uint8Array(Buffer.from("[".repeat(50_000))),
    ];
    for (const bytes of odd)
      expect(await send(app, bytes, signed(signatureOf(bytes, key)))).toBe(400);
    expect(await member.isPremium()).toBe(false);
  });

  test("an event or a state named like something every object has is only unknown", async () => {
    const { app, member, body, key } = await untold();
    for (const name of ["constructor", "toString", "__proto__", "hasOwnProperty"]) {
      const event = JSON.stringify({ event: name, data: { reference: "x" } });
      expect(await send(app, event, signed(signatureOf(event, key)))).toBe(200);
      const told = JSON.parse(body) as { data: { id: number } };
      const data = { ...told.data, id: told.data.id + name.length, status: name };
      const charge = JSON.stringify({ event: "charge.success", data });
      expect(await send(app, charge, signed(signatureOf(charge, key)))).toBe(200);
    }
    expect(await member.isPremium()).toBe(false);
  });

  test("of two names for one thing the last is meant, as everywhere in JSON", async () => {
    const { app, member, body, key } = await untold();
    const twice = body.replace("{", '{"event":"transfer.success",');
    expect(await send(app, twice, signed(signatureOf(twice, key)))).toBe(200);
    expect(await member.isPremium()).toBe(true);
  });
});
