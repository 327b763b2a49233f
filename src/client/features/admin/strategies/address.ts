import {
  longestStrategySearch,
  strategyRules,
  strategySorts,
  usualStrategySort,
  type StrategySort,
} from "#domain/guides/strategy-rules.ts";
import { paths } from "#domain/paths.ts";
import { choiceOf, listAddress, searchText, usually } from "#client/ui/list/list-address.ts";

/** Which strategies are looked for, and in which order. */
export interface StrategyFilters {
  readonly search: string;
  readonly category: string;
  readonly shown: "yes" | "no" | null;
  readonly sort: StrategySort;
}

export const strategiesAddress = listAddress<StrategyFilters>(paths.adminStrategies, {
  search: searchText("search", longestStrategySearch),
  category: searchText("category", strategyRules.category.max),
  shown: choiceOf("shown", ["yes", "no"]),
  sort: usually("sort", usualStrategySort, strategySorts),
});
