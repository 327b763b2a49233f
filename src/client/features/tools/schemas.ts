import "#client/ui/form/zod-under-policy.ts";

export { apiKeyBody } from "#contract/tools/ai-key.ts";
