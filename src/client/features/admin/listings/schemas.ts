import "#client/ui/form/zod-under-policy.ts";
import { z } from "zod";
import { decisionReason } from "#contract/admin/listings.ts";

export const decisionFields = z.object({ value: z.string().min(1), why: decisionReason });

export const statusFields = z.object({ why: decisionReason });
