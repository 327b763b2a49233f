import { expect, test } from "vitest";
import { fillIns } from "./fill-ins.ts";

test.each<[string, string[]]>([
  ["Grew the list to [number] subscribers.", ["[number]"]],
  ["from [before] to [after]%", ["[before]", "[after]"]],
  ["[tool you used], daily", ["[tool you used]"]],
  ["$[amount][currency]", ["[amount]", "[currency]"]],
  ["Nothing to fill in.", []],
  ["An empty [] or an open [one", []],
  ["[outer [inner] rest]", ["[inner]"]],
  ["", []],
])("the fill-ins of %j are %j", (text, places) => {
  expect(fillIns(text).map(({ start, end }) => text.slice(start, end))).toEqual(places);
});
