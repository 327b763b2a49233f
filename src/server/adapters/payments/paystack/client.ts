import { createHash } from "node:crypto";
import { z } from "zod";
import type { Charge } from "#domain/membership/charge.ts";
import { referencePattern } from "#domain/membership/reference.ts";
import { PaymentsUnavailable, type Payments } from "../port.ts";
import { ask, type Answer, type Connection } from "./call.ts";
import { readJson } from "./json.ts";
import { deliveryOf } from "./news.ts";
import { chargeData, id, subscriptionData } from "./reading.ts";
import { isSignedBy } from "./signature.ts";
import { paths } from "#domain/paths.ts";

interface Settings {
  readonly secretKey: string;
  readonly planCode: string;
  readonly baseUrl: string;
  readonly deadline?: () => AbortSignal;
  /** The network's, unless given. */
  readonly fetch?: Connection["fetch"];
}

const patienceMs = 8_000;
const mostPerPage = 100;
/** A list that never ends is not followed for ever. */
const mostPages = 100;

const started = z.object({ access_code: z.string().min(1), authorization_url: z.url() });
const known = z.object({ id });
const link = z.object({ link: z.url({ protocol: /^https?$/ }) });

/** Paystack over HTTPS; or whatever speaks like it at the address given. */
export function paystackPayments(settings: Settings): Payments {
  const { secretKey, planCode } = settings;
  const deadline = settings.deadline ?? (() => AbortSignal.timeout(patienceMs));
  const baseUrl = settings.baseUrl.replace(/(?<!\/)\/+$/, "");
  const connection: Connection = { baseUrl, secretKey, deadline, fetch: settings.fetch ?? fetch };
  const get = (path: string, within = connection) => ask(within, { method: "GET", path });
  const post = (path: string, body: object) => ask(connection, { method: "POST", path, body });

  return {
    mode: secretKey.startsWith("sk_live_") ? "live" : "test",
    planCode,
    async start(charge) {
      const answer = await post("/transaction/initialize", {
        email: charge.email,
        amount: charge.cents,
        currency: charge.currency,
        plan: charge.planCode,
        reference: checked(charge.reference),
        callback_url: charge.callbackUrl,
        // Only a card can be charged again next year.
        channels: ["card"],
        metadata: {
          userId: charge.userId,
          proof: charge.proof,
          cancel_action: new URL(paths.subscribe, charge.callbackUrl).href,
        },
      });
      const data = dataOf(answer, started);
      return { accessCode: data.access_code, authorizationUrl: data.authorization_url };
    },
    async findCharge(reference) {
      const answer = await get(`/transaction/verify/${checked(reference)}`);
      if (says(answer, "transaction_not_found", /^Transaction reference not found/i)) return null;
      const charge = dataOf(answer, chargeData);
      if (charge.reference !== reference) throw unreadable("another charge than the one asked for");
      return charge;
    },
    async chargesOf(customerId, since) {
      const filter = new URLSearchParams({
        customer: customerId,
        status: "success",
        from: since.toISOString(),
        perPage: String(mostPerPage),
      });
      const charges = dataOf(await get(`/transaction?${filter.toString()}`), z.array(chargeData));
      return charges
        .filter(({ customer, status }) => customer.id === customerId && status === "success")
        .toSorted((one, other) => (other.paidAt?.getTime() ?? 0) - (one.paidAt?.getTime() ?? 0));
    },
    async chargesSince(since) {
      const charges: Charge[] = [];
      for (let page = 1; page <= mostPages; page += 1) {
        const filter = new URLSearchParams({
          status: "success",
          from: since.toISOString(),
          perPage: String(mostPerPage),
          page: String(page),
        });
        const found = dataOf(await get(`/transaction?${filter.toString()}`), z.array(z.unknown()));
        // Other products may be paid through the same account; what cannot be read is theirs.
        for (const one of found) charges.push(...[chargeData.safeParse(one).data ?? []].flat());
        if (found.length < mostPerPage) break;
      }
      return charges
        .filter(({ status }) => status === "success")
        .toSorted((one, other) => (one.paidAt?.getTime() ?? 0) - (other.paidAt?.getTime() ?? 0));
    },
    async findSubscription(code) {
      const answer = await get(`/subscription/${part(code)}`);
      return isUnknown(answer) ? null : dataOf(answer, subscriptionData);
    },
    async subscriptionsOf(customerCode) {
      // Two questions, one deadline. The list takes numbers only: a code matches nothing there.
      const signal = deadline();
      const within = { ...connection, deadline: () => signal };
      const customer = await get(`/customer/${part(customerCode)}`, within);
      if (isUnknown(customer)) return [];
      const filter = new URLSearchParams({
        customer: dataOf(customer, known).id,
        perPage: String(mostPerPage),
      });
      const found = dataOf(
        await get(`/subscription?${filter.toString()}`, within),
        z.array(subscriptionData),
      );
      return found.filter(({ customer }) => customer.code === customerCode);
    },
    stopRenewal: async (code, token) =>
      wasDone(await post("/subscription/disable", { code, token })),
    resumeRenewal: async (code, token) =>
      wasDone(await post("/subscription/enable", { code, token })),
    cardPage: async (code) =>
      dataOf(await get(`/subscription/${part(code)}/manage/link`), link).link,
    readDelivery(body, signature) {
      if (!isSignedBy(secretKey, body, signature)) return null;
      const digest = () => createHash("sha256").update(body).digest("hex");
      return deliveryOf(readJson(body), digest);
    },
  };
}

/** A reference that could lead anywhere else never leaves the house. */
function checked(reference: string): string {
  if (!referencePattern.test(reference)) throw new TypeError("That is not a payment reference");
  return part(reference);
}

/** Encoded; and since that leaves dots alone, never a step up the path. */
function part(text: string): string {
  if (/^\.{0,2}$/.test(text)) throw new TypeError("That is not a name of anything at Paystack");
  return encodeURIComponent(text);
}

function dataOf<Schema extends z.ZodType>(answer: Answer, schema: Schema): z.output<Schema> {
  const { status, body } = answer;
  if (status >= 400 || body["status"] !== true) throw refused(answer);
  const result = schema.safeParse(body["data"]);
  if (!result.success) throw unreadable("something else than documented");
  return result.data;
}

/** The status of an unknown reference is told in two ways, so its code decides. */
function says({ status, body }: Answer, code: string, message: RegExp): boolean {
  if (status < 400 || body["status"] !== false) return false;
  if (typeof body["code"] === "string") return body["code"] === code;
  return typeof body["message"] === "string" && message.test(body["message"]);
}

function isUnknown({ status, body }: Answer): boolean {
  if (status !== 404 || body["status"] !== false) return false;
  return typeof body["code"] !== "string" || /(^|_)not_found$/.test(body["code"]);
}

/** Whether a wish was granted. A plain "no" is an answer; anything else is not. */
function wasDone(answer: Answer): boolean {
  const { status, body } = answer;
  if (status < 400 && body["status"] === true) return true;
  if (isUnknown(answer)) return false;
  const isOver =
    typeof body["message"] === "string" && /cannot be reactivated/.test(body["message"]);
  if (status === 400 && body["status"] === false && isOver) return false;
  throw refused(answer);
}

function refused({ status, body }: Answer): PaymentsUnavailable {
  const { code } = body;
  const shown = typeof code === "string" && /^\w{1,60}$/.test(code) ? `, ${code}` : "";
  return new PaymentsUnavailable(`Paystack refused (${status}${shown})`);
}

const unreadable = (what: string) => new PaymentsUnavailable(`Paystack answered ${what}`);
