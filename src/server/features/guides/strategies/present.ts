import type { GrowthStrategy, StrategyCard } from "#contract/guides/growth-gallery.ts";
import type { ReadStrategy } from "./store.ts";

export const presentStrategy = ({ row }: ReadStrategy): GrowthStrategy => ({
  id: row.id,
  title: row.title,
  description: row.description,
  category: row.category,
  content: row.content,
  steps: row.steps,
  icon: row.icon,
  position: row.position,
  isActive: row.isActive,
});

export const presentCard = ({ row }: ReadStrategy): StrategyCard => ({
  id: row.id,
  title: row.title,
  description: row.description,
  category: row.category,
  icon: row.icon,
  stepCount: row.steps?.length ?? 0,
});
