import { z } from "zod";
import { frequencies } from "#domain/alerts/alert-rules.ts";
import { longestSearch } from "#domain/jobs/filters.ts";
import { payBandIds, type PayBand } from "#domain/jobs/pay-bands.ts";
import { experienceLevels, roleTypes } from "#domain/listing/facts.ts";
import { paths } from "#domain/paths.ts";
import { defineEndpoints } from "../endpoint.ts";

const payBand = z.enum(payBandIds as [PayBand, ...PayBand[]]);

/** The search of an address of the board. A form sends what is not chosen as nothing. */
const nothing = z.literal("").transform(() => null);
const searchFields = {
  search: z.string().trim().max(longestSearch, "Search for fewer words.").default(""),
  roleType: z.union([nothing, z.enum(roleTypes).nullable()]).default(null),
  experience: z.union([nothing, z.enum(experienceLevels).nullable()]).default(null),
  salary: z.union([nothing, payBand.nullable()]).default(null),
  /** `false` lets in what is unclear about South Africa. */
  worldwide: z.enum(["true", "false"]).default("true"),
};

const alert = z.object({
  id: z.int(),
  search: z.string(),
  roleType: z.enum(roleTypes).nullable(),
  experience: z.enum(experienceLevels).nullable(),
  salary: payBand.nullable(),
  isWorldwideOnly: z.boolean(),
  frequency: z.enum(frequencies),
  isPaused: z.boolean(),
  /** Not paused, and yet not looked after: premium would let it come. */
  isResting: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Alert = z.output<typeof alert>;

const letters = z.object({
  /** Nothing is sent before the address of the account is confirmed. */
  isAddressConfirmed: z.boolean(),
  /** Its mail server said that there is no such address: nothing is sent until it is confirmed once more. */
  isAddressRefused: z.boolean(),
  isNewsletterOn: z.boolean(),
});

const alertList = z.object({ alerts: z.array(alert), most: z.int(), ...letters.shape });

const previewed = z.object({
  id: z.int(),
  title: z.string(),
  path: z.string(),
  lines: z.array(z.string()),
});

const alertId = z.coerce.number().int().min(1).max(2_147_483_647);
const stopToken = z.string().regex(/^[\w.-]{20,200}$/);
const done = z.object({ ok: z.literal(true) });
const perHour = (calls: number) => ({ calls, windowSeconds: 60 * 60 });

export const alertEndpoints = defineEndpoints({
  listAlerts: {
    method: "GET",
    path: "/api/alerts",
    access: "signed-in",
    summary: "Your alerts, oldest first, and how many you may have.",
    reply: alertList,
  },
  chooseNewsletter: {
    method: "PUT",
    path: "/api/letters/newsletter",
    access: "signed-in",
    summary:
      "Says whether you want the weekly newsletter. With premium it comes until you say no; without, once you say yes.",
    body: z.object({ isOn: z.boolean() }),
    reply: letters,
    limit: perHour(60),
  },
  makeAlert: {
    method: "POST",
    path: "/api/alerts",
    access: "signed-in",
    summary:
      "Keeps a search and tells you by mail what is new. Keeping the same search again changes nothing.",
    body: z.object(searchFields),
    form: { onSuccess: paths.alerts, onFailure: paths.alerts },
    reply: alert,
    limit: perHour(60),
  },
  changeAlert: {
    method: "PATCH",
    path: "/api/alerts/:id",
    access: "signed-in",
    summary: "Changes how often an alert comes, pauses it or lets it come again.",
    params: z.object({ id: alertId }),
    body: z.object({
      frequency: z.enum(frequencies).optional(),
      isPaused: z.boolean().optional(),
    }),
    reply: alert,
  },
  deleteAlert: {
    method: "DELETE",
    path: "/api/alerts/:id",
    access: "signed-in",
    summary: "Deletes an alert. It can be put back for ten minutes.",
    params: z.object({ id: alertId }),
    reply: done,
  },
  restoreAlert: {
    method: "POST",
    path: "/api/alerts/:id/restore",
    access: "signed-in",
    summary: "Puts back an alert that was just deleted.",
    params: z.object({ id: alertId }),
    reply: done,
  },
  previewAlert: {
    method: "GET",
    path: "/api/alerts/:id/preview",
    access: "signed-in",
    summary: "What a letter would tell you of if it went out now.",
    params: z.object({ id: alertId }),
    reply: z.object({ jobs: z.array(previewed) }),
    limit: perHour(120),
  },
  askForAlert: {
    method: "POST",
    path: "/api/alerts/by-mail",
    access: "public",
    summary:
      "Asks, without an account, to be told once a week. Nothing is sent before the owner of the address says yes.",
    body: z.object({
      email: z.email("Please enter a valid email address.").max(254),
      ...searchFields,
    }),
    form: {
      onSuccess: paths.alertAsked,
      onFailure: paths.newAlert,
      keeps: ["email", "search", "roleType", "experience", "salary", "worldwide"],
    },
    reply: done,
    limit: perHour(10),
  },
  confirmAlert: {
    method: "POST",
    path: "/api/alerts/confirm",
    access: "public",
    summary: "Says yes with the link from the mail. Takes the place of an earlier alert there.",
    body: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
    form: { onSuccess: paths.alertConfirmed, onFailure: paths.alertConfirmed },
    reply: done,
    limit: perHour(30),
  },
  stopLettersHere: {
    method: "POST",
    path: "/api/letters/stop",
    access: "public",
    summary: "Stops letters from the page that their link leads to.",
    body: z.object({ token: stopToken }),
    form: { onSuccess: paths.lettersStopped, onFailure: paths.lettersStopped },
    reply: done,
    limit: perHour(60),
  },
  stopLetters: {
    method: "POST",
    path: "/letters/stop/:token",
    access: "public",
    summary:
      "Stops the letters that carry this address, from wherever it is sent: a mail program's own button does so (RFC 8058).",
    params: z.object({ token: stopToken }),
    reply: done,
    isFromAnywhere: true,
    setsNoCookie: true,
    // Large mail services send everybody's from a few addresses.
    limit: { calls: 600, windowSeconds: 60 },
  },
});
