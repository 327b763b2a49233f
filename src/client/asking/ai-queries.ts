import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/api.ts";

export const keyStatusKey = ["ai-key"] as const;
export const spendingKey = ["ai-spending"] as const;
export const callsKey = ["ai-calls"] as const;
export const documentsKey = ["documents"] as const;

/** Whether the member has a key: everything that asks the AI begins with it. */
export const keyStatusQuery = (api: Api) =>
  queryOptions({ queryKey: keyStatusKey, queryFn: () => api.get("/api/user/openai-key-status") });
