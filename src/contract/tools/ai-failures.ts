/** What can come of asking the AI with a member's own key: each with what to do next, and never in the provider's words. */
export const aiFailures = {
  ai_key_missing: {
    status: 409,
    message:
      "Save your OpenAI API key in Settings first. Everything that needs no key works meanwhile.",
  },
  ai_key_unreadable: {
    status: 409,
    message: "Your saved key cannot be read any more. Paste it again in Settings.",
  },
  ai_key_refused: {
    status: 409,
    message:
      "OpenAI does not accept this key. It may have been deleted or mistyped: create a new one and save it in Settings.",
  },
  ai_key_not_allowed: {
    status: 409,
    message:
      "OpenAI says this key may not do that. Give it permission to write responses, or use a key of a project without restrictions.",
  },
  ai_place_not_allowed: {
    status: 409,
    message:
      "OpenAI does not serve the place our server calls from with this key. Write to us; nothing was charged.",
  },
  ai_no_quota: {
    status: 409,
    message:
      "Your OpenAI account has no credit left, or has reached its own limit. Add credit at OpenAI under Billing, then try again.",
  },
  ai_cap_reached: {
    status: 409,
    message:
      "You have reached the monthly limit that you set. Raise it in Settings, or wait for the first of next month.",
  },
  ai_rate_limited: {
    status: 429,
    message:
      "OpenAI asks this key to slow down for a moment. Wait, then try again: your text is still here.",
  },
  ai_busy: {
    status: 429,
    message: "You have two answers under way already. Wait for one of them, or cancel it.",
  },
  ai_refused: {
    status: 422,
    message:
      "The AI declined to answer this text. Take out what may have led to it, then try again.",
  },
  ai_incomplete: {
    status: 422,
    message: "The answer grew too long and was cut off. Shorten your text, then try again.",
  },
  ai_filtered: {
    status: 422,
    message:
      "OpenAI's content filter stopped the answer. Take out what may have led to it, then try again.",
  },
  ai_too_long: {
    status: 422,
    message: "That is more text than the model can read. Shorten it, then try again.",
  },
  ai_model_missing: {
    status: 409,
    message:
      "This key has no access to the models we use. Allow them in the project's settings at OpenAI, or use another key.",
  },
  ai_cancelled: {
    status: 409,
    message: "You cancelled this. What OpenAI had written by then may be charged.",
  },
  ai_malformed: {
    status: 502,
    message: "The AI's answer could not be read. Try again; if it happens twice, write to us.",
  },
  ai_cut_off: {
    status: 502,
    message:
      "The connection to OpenAI broke off in the middle. Try again: your text is still here.",
  },
  ai_unreachable: {
    status: 502,
    message: "OpenAI cannot be reached right now. Try again in a minute: your text is still here.",
  },
  ai_down: {
    status: 502,
    message:
      "OpenAI has trouble on its side right now. Try again in a minute: your text is still here.",
  },
  ai_timeout: {
    status: 504,
    message: "OpenAI took too long, so we stopped waiting. Try again: your text is still here.",
  },
  ai_interrupted: {
    status: 503,
    message: "We had to restart in the middle of this. Try again: your text is still here.",
  },
} as const;

export type AiFailureCode = keyof typeof aiFailures;
