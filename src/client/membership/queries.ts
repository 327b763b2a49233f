import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/api.ts";

export const membershipQuery = (api: Api) =>
  queryOptions({ queryKey: ["membership"], queryFn: () => api.get("/api/subscription") });

export const paymentsQuery = (api: Api) =>
  queryOptions({ queryKey: ["payments"], queryFn: () => api.get("/api/subscription/payments") });

export const receiptQuery = (api: Api, number: string) =>
  queryOptions({
    queryKey: ["receipt", number],
    queryFn: () => api.get("/api/subscription/receipts/:number", { params: { number } }),
  });
