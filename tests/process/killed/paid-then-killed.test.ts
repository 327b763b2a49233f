import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { CapturedMail } from "#contract/demo.ts";
import { silentBank } from "#tests/support/process/bank.ts";
import {
  eventually,
  preparedFolder,
  startReady,
  viewAs,
  whoAmI,
} from "#tests/support/process/process.ts";

/** A mail server that says hello and then never another word. */
async function stuckMailServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on("error", () => undefined));
    socket.write("220 here\r\n");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, calls: () => sockets.length };
}

const post = (url: string, path: string, token: string, body: object): Promise<Response> =>
  fetch(url + path, {
    method: "POST",
    headers: { cookie: `kwela=${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

async function begin(url: string, token: string): Promise<string> {
  const begun = await post(url, "/api/subscription/initialize", token, {});
  expect(begun.status).toBe(200);
  return ((await begun.json()) as { data: { reference: string } }).data.reference;
}

const isPremium = async (url: string, token: string): Promise<boolean> =>
  ((await (await whoAmI(url, token)).json()) as { isPremium: boolean }).isPremium;

/** Mails go out one after the other: once a later one is there, so are all before it. */
async function mailsSoFar(url: string): Promise<readonly string[]> {
  await fetch(`${url}/demo/api/mail`, { method: "POST" });
  const isSample = (subject: string) => subject.startsWith("A sample message");
  const subjects = async () =>
    ((await (await fetch(`${url}/demo/api/mail`)).json()) as CapturedMail[]).map(
      ({ subject }) => subject,
    );
  await eventually(async () => (await subjects()).some(isSample), "a later mail has arrived");
  return (await subjects()).filter((subject) => !isSample(subject));
}

/** Bank and provider say yes, no webhook arrives, and the server dies before anybody could ask. */
test("F23: killed with -9 between the payment and its counting, it makes the payer premium after the restart, by itself, and sends one receipt", async () => {
  const { paystack, env: bank } = await silentBank();
  const env = { DATA_DIR: await preparedFolder(), ...bank };

  const first = await startReady(env);
  const token = await viewAs(first.url, "demo-free");
  const reference = await begin(first.url, token);
  expect((await paystack.pay(reference)).status).toBe("success");
  expect(await first.stop("SIGKILL")).toEqual({ code: null, signal: "SIGKILL" });

  const second = await startReady(env);
  await eventually(() => isPremium(second.url, token), "the payer is premium");
  const paid = await fetch(`${second.url}/api/subscription/payments`, {
    headers: { cookie: `kwela=${token}` },
  });
  expect(await paid.json()).toMatchObject([{ reference, state: "paid" }]);
  expect(await mailsSoFar(second.url)).toEqual([expect.stringContaining("receipt")]);
  expect(await second.stop()).toEqual({ code: 0, signal: null });
});

test("F23: killed with -9 while the receipt waits behind a mail server that is stuck, it sends it once after the restart", async () => {
  const { paystack, env: bank } = await silentBank();
  const mailServer = await stuckMailServer();
  const env = { DATA_DIR: await preparedFolder(), ...bank };

  const first = await startReady({ ...env, SMTP_URL: mailServer.url });
  const token = await viewAs(first.url, "demo-free");
  const reference = await begin(first.url, token);
  await paystack.pay(reference);
  await fetch(`${first.url}/demo/api/mail`, { method: "POST" });
  await eventually(() => mailServer.calls() > 0, "another mail is under way");
  const verified = await post(first.url, "/api/subscription/verify", token, { reference });
  expect(await verified.json()).toMatchObject({ success: true });
  expect(await first.stop("SIGKILL")).toEqual({ code: null, signal: "SIGKILL" });
  expect(mailServer.calls()).toBe(1);

  const second = await startReady(env);
  expect(await isPremium(second.url, token)).toBe(true);
  expect(await mailsSoFar(second.url)).toEqual([expect.stringContaining("receipt")]);
  expect(await second.stop()).toEqual({ code: 0, signal: null });
});
