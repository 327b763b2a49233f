import { z } from "zod";
import { apiKeyFault, apiKeyMessages } from "#domain/tools/ai/api-key.ts";
import { defineEndpoints } from "#contract/endpoint.ts";
import { paths } from "#domain/paths.ts";

/** As the provider said when it was last asked. Not checked: it could not be asked, or would not tell. */
export const keyStates = ["valid", "unchecked", "refused"] as const;

const keyStatus = z.object({
  hasKey: z.boolean(),
  key: z
    .object({
      /** Its last signs: the key itself never leaves the server again. */
      ending: z.string(),
      state: z.enum(keyStates),
      savedAt: z.iso.datetime(),
      /** Null when the provider never answered. */
      checkedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
});

export type KeyStatus = z.infer<typeof keyStatus>;

export const apiKeyBody = z.object({
  apiKey: z
    .string(apiKeyMessages.required)
    .max(1_000, apiKeyMessages.tooLong)
    .trim()
    .superRefine((key, context) => {
      const fault = apiKeyFault(key);
      if (fault !== null) context.addIssue({ code: "custom", message: fault });
    }),
});

export const aiKeyEndpoints = defineEndpoints({
  readKeyStatus: {
    method: "GET",
    path: "/api/user/openai-key-status",
    access: "premium",
    summary: "Whether an OpenAI key is saved, and what was found when it was last checked.",
    reply: keyStatus,
  },
  saveKey: {
    method: "POST",
    path: "/api/user/openai-key",
    access: "premium",
    summary:
      "Checks an OpenAI key with the provider and saves it, encrypted. One that the provider refuses is not saved.",
    body: apiKeyBody,
    form: { onSuccess: paths.settings, onFailure: paths.settings },
    reply: keyStatus,
    limit: { calls: 10, windowSeconds: 60 },
  },
  removeKey: {
    method: "DELETE",
    path: "/api/user/openai-key",
    access: "premium",
    summary: "Erases the saved key.",
    reply: keyStatus,
  },
});
