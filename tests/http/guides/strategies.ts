import { growthStrategies } from "#server/adapters/database/schema.ts";
import {
  newStrategy,
  strategiesTopic,
  type StrategyRow,
} from "#server/features/guides/strategies/store.ts";
import type { TestApp } from "../../support/test-app.ts";

let count = 0;

/** A strategy in the gallery, written as an admin would write it. */
export async function aStrategy(
  { services }: TestApp,
  about: Partial<StrategyRow> = {},
): Promise<StrategyRow> {
  count += 1;
  const { database, clock } = services;
  const written = {
    title: `Strategy ${count}`,
    description: "What it is.",
    category: "LinkedIn",
    content: "<p>Do it.</p>",
    steps: ["First", "Second", "Third"],
    icon: null,
    position: null,
    ...about,
  };
  const { isActive = true } = about;
  const [row] = await database.queries
    .insert(growthStrategies)
    .values({ ...(await newStrategy(written, clock.now())), isActive })
    .returning();
  if (row === undefined) throw new Error("The strategy was not created");
  await database.changes.announce(strategiesTopic);
  return row;
}

export const pathOf = (id: number): string => `/api/premium/growth-strategies/${id}`;
