import { z } from "zod";
import { defineEndpoints } from "./endpoint.ts";

const capturedMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** What a mail program is told besides. */
  stopAddress: z.string().optional(),
  messageId: z.string().optional(),
  sentAt: z.iso.datetime(),
});

export type CapturedMail = z.infer<typeof capturedMail>;

export const demoEndpoints = defineEndpoints({
  listCapturedMail: {
    method: "GET",
    path: "/demo/api/mail",
    access: "public",
    summary: "The mail this demo would have sent, newest first.",
    reply: z.array(capturedMail),
    demoOnly: true,
  },
  sendSampleMail: {
    method: "POST",
    path: "/demo/api/mail",
    access: "public",
    summary: "Sends one sample message into the captured mail.",
    reply: z.object({ ok: z.literal(true) }),
    demoOnly: true,
  },
});
