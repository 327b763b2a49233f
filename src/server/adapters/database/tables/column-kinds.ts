import { customType, timestamp } from "drizzle-orm/pg-core";

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
});
export const words = customType<{ data: string }>({ dataType: () => "tsvector" });
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
