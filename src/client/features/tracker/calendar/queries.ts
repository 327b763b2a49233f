import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/api.ts";

export const calendarFeedQuery = (api: Api) =>
  queryOptions({
    queryKey: ["calendar-feed"],
    queryFn: () => api.get("/api/premium/calendar-feed"),
  });
