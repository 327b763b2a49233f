import { hiringThere } from "./hiring-there.ts";
import { insideThere } from "#domain/listing/place/weighing/inside-there.ts";
import { leftOut } from "#domain/listing/place/weighing/left-out.ts";
import { livingThere } from "./living-there.ts";
import { narrowed } from "./narrowed.ts";
import { noPlace } from "./no-place.ts";
import { notAskedWhere } from "#domain/listing/place/weighing/not-asked-where.ts";
import { papers } from "./papers.ts";
import { peopleHere } from "./people-here.ts";
import type { PlaceRule } from "./relation.ts";
import { unbound } from "#domain/listing/place/weighing/unbound.ts";

/** Every way to say where somebody may live. */
export const placeRules: readonly PlaceRule[] = [
  ...livingThere,
  ...hiringThere,
  ...papers,
  ...noPlace,
  ...leftOut,
  ...narrowed,
  ...peopleHere,
  ...unbound,
  ...notAskedWhere,
  ...insideThere,
];
