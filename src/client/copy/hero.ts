import { pastePromise } from "./paste-promise.ts";

/** What the landing page says first. Apart from the rest of its words, which come later. */
export const hero = {
  headline: "Earn $5K/month as a remote offshore marketer",
  promise:
    "Remote, dollar-paying marketing jobs that really accept South Africans. Every listing quotes the sentence that decides it, shows the pay in rand and puts their day next to yours.",
  smallPrint:
    "Free to browse. We never promise a job; we show you which ones are worth your evening.",
  check: {
    title: "Saw a job somewhere? Paste it here",
    hint: "The text of the post, from LinkedIn, WhatsApp or anywhere",
    action: "Check a post",
    promise: pastePromise,
  },
} as const;
