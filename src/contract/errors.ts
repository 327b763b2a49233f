import { z } from "zod";
import { aiFailures } from "./tools/ai-failures.ts";

/** Every way a request can fail: one code, one status, one sentence for the person reading it. */
export const errorCatalogue = {
  invalid_input: { status: 400, message: "Please check the highlighted fields." },
  malformed_request: { status: 400, message: "That request could not be read." },
  not_signed_in: { status: 401, message: "Please sign in first." },
  invalid_credentials: { status: 401, message: "Invalid credentials" },
  bad_signature: { status: 401, message: "That signature does not fit." },
  wrong_password: { status: 400, message: "That is not your current password." },
  link_expired: {
    status: 400,
    message: "This link has been used or has run out. Ask for a new one.",
  },
  account_suspended: {
    status: 403,
    message: "This account has been suspended. Write to us if you think that is a mistake.",
  },
  account_leaving: {
    status: 403,
    message: "This account is being deleted. Use the link in our mail to keep it.",
  },
  payment_required: {
    status: 402,
    message:
      "No payment gives this account premium right now. Subscribe first, and this will work.",
  },
  premium_job: {
    status: 403,
    message: "Premium subscription required",
    beside: { requiresPremium: true },
  },
  premium_required: { status: 403, message: "Premium subscription required" },
  employer_required: { status: 403, message: "This is for employer accounts." },
  admin_required: { status: 403, message: "This is for administrators." },
  foreign_origin: {
    status: 403,
    message: "That request came from another site, so nothing was done.",
  },
  not_found: { status: 404, message: "There is nothing here." },
  unknown_payment: {
    status: 404,
    message: "We do not know this payment. If you were charged, write to us with its reference.",
    beside: { success: false },
  },
  method_not_allowed: { status: 405, message: "That address does not take this kind of request." },
  saved_jobs_full: {
    status: 409,
    message: "You have saved 500 jobs, and that is as many as we keep. Remove one to save another.",
  },
  alerts_full: {
    status: 409,
    message: "You have as many alerts as your plan holds. Delete one, or see what premium adds.",
  },
  frequency_not_yours: {
    status: 403,
    message: "Daily alerts are part of premium. Yours comes every Tuesday.",
  },
  too_late_to_undo: { status: 409, message: "It is too late to undo that." },
  viewer_changed: {
    status: 409,
    message:
      "Somebody else is signed in here than this page shows, so nothing was done. Reload the page and try again.",
  },
  already_premium: {
    status: 409,
    message: "You already have premium, so there is nothing to pay.",
  },
  nothing_to_cancel: { status: 409, message: "There is no renewal to cancel." },
  cannot_resume: {
    status: 409,
    message: "This subscription is over and cannot be resumed. You can subscribe again.",
  },
  no_card_page: { status: 409, message: "There is no subscription whose card could be changed." },
  company_missing: {
    status: 409,
    message: "Describe your company first.",
  },
  company_site_missing: {
    status: 409,
    message: "Give your company's own site first: what is proven is that it is yours.",
  },
  domain_not_proven: {
    status: 409,
    message:
      "We did not find the proof. New records can take an hour to be seen everywhere; then try again.",
  },
  changed_meanwhile: {
    status: 409,
    message:
      "Somebody else changed this meanwhile, so nothing was done. Look at what is there now, then try again.",
  },
  own_account: {
    status: 409,
    message: "Nobody can do this to their own account. Ask another administrator.",
  },
  last_admin: {
    status: 409,
    message:
      "This is the last administrator, so nothing was done. Make somebody else an administrator first.",
  },
  large_rate_change: {
    status: 409,
    message: "Some rates are far from those before. Check them, and confirm that they are right.",
  },
  account_taken: { status: 409, message: "That username or email address is already taken." },
  address_taken: {
    status: 409,
    message:
      "Another account uses that email address now, so nothing was changed. Write to us, and we sort it out with you.",
  },
  ...aiFailures,
  documents_full: {
    status: 409,
    message:
      "You have kept 5,000 documents, and that is as many as we keep. Delete some to keep another.",
  },
  applications_full: {
    status: 409,
    message:
      "You track 10,000 applications, and that is as many as we keep. Delete some to add another.",
  },
  import_has_bad_rows: {
    status: 409,
    message: "Some rows of this file cannot be taken, so nothing was imported.",
  },
  imported_before: {
    status: 409,
    message: "This very file was imported before, so nothing was imported again.",
  },
  timeline_full: {
    status: 409,
    message: "This timeline has 100 entries, and that is as many as we keep. Remove one first.",
  },
  contacts_full: {
    status: 409,
    message: "You have written down 20 people here, and that is as many as we keep.",
  },
  hidden_companies_full: {
    status: 409,
    message: "You hide 500 companies, and that is as many as we keep. Show one again first.",
  },
  first_move_stays: {
    status: 409,
    message:
      "Every timeline begins with a move, so this one stays. Add the right one, then remove it.",
  },
  strategy_tags_full: {
    status: 409,
    message:
      "You have 100 strategy tags, and that is as many as we keep. Remove one to add another.",
  },
  not_on_board: {
    status: 409,
    message: "This listing was never on the board. It is published from the moderation queue.",
  },
  postings_waiting: {
    status: 409,
    message:
      "Five of your postings wait for us, and that is as many as we take at a time. We look at them soon.",
  },
  postings_full: {
    status: 409,
    message:
      "You have twenty postings on the board, and that is as many as one account may have. Close one first.",
  },
  not_for_this_board: {
    status: 409,
    message:
      "As it is written, this shuts South Africans out or is no remote job, so it would not be on the board. Return it with a reason, or decide the fact first.",
  },
  reads_like_a_scam: {
    status: 409,
    message:
      "Its text reads like a scam, so it would not be on the board. Return it with a reason, or decide its risk first.",
  },
  source_too_soon: {
    status: 409,
    message:
      "Its terms do not allow to ask it again so soon, so nothing was done. The page says when its turn is next.",
  },
  job_closed: { status: 410, message: "This job is closed." },
  body_too_large: { status: 413, message: "That is too long to send in one go." },
  file_too_large: { status: 413, message: "That file is too large." },
  too_many_files: { status: 413, message: "Those are too many files." },
  unsupported_type: { status: 415, message: "Send this as JSON." },
  form_expected: { status: 415, message: "Send this as a form with its files." },
  wrong_file_type: { status: 415, message: "That kind of file cannot be used here." },
  too_many_requests: {
    status: 429,
    message: "That was a lot of requests. Please wait a moment and try again.",
  },
  too_many_letters: {
    status: 429,
    message:
      "We have sent many letters to this address already. Look for them there, in the spam folder too, or try again later.",
  },
  internal: {
    status: 500,
    message: "Something went wrong on our side. Your data is safe; please try again.",
  },
  payments_down: {
    status: 502,
    message:
      "Our payment provider is not answering properly. You have not been charged by this; please try again in a minute.",
    beside: { success: false },
  },
  payments_slow: {
    status: 504,
    message:
      "Our payment provider is taking too long. If you have paid, it will count by itself; otherwise please try again in a minute.",
    beside: { success: false },
  },
  overloaded: {
    status: 503,
    message: "Kwela is very busy right now. Please try again in a few seconds.",
  },
  database_unavailable: {
    status: 503,
    message: "We cannot reach our database right now. Please try again in a few seconds.",
  },
  timed_out: { status: 503, message: "That took too long, so we stopped it. Please try again." },
  storage_full: {
    status: 507,
    message:
      "Kwela has run out of storage, so nothing new can be saved. What you saved before is safe.",
  },
} as const satisfies Record<string, Refusal>;

interface Refusal {
  readonly status: number;
  readonly message: string;
  /** Sent with the message in place of everything else a refusal carries. */
  readonly beside?: Readonly<Record<string, unknown>>;
}

export type ErrorCode = keyof typeof errorCatalogue;

/** The body of every reply that is not a success, but for those with a `beside`. `requestId` is there from 500 up, to quote to support. */
export const errorReply = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
  /** How long to wait, where there is something to wait for. */
  retryAfterSeconds: z.int().optional(),
  /** With `changed_meanwhile`: what is there now, as the endpoint would have answered. */
  current: z.unknown().optional(),
});

export type ErrorReply = z.infer<typeof errorReply>;
