import { z } from "zod";
import { longestTag } from "#domain/guides/strategy-tag.ts";
import { visibleLine } from "#domain/listing/text/visible-text.ts";
import { defineEndpoints } from "#contract/endpoint.ts";

const tagMessage = `Give the tag 1 to ${longestTag} characters.`;

const tag = z
  .string(tagMessage)
  .max(500, tagMessage)
  .transform(visibleLine)
  .pipe(
    z
      .string()
      .min(1, tagMessage)
      .max(longestTag, tagMessage)
      // In an address these lead to another one, so that nobody could take such a tag back.
      .refine((text) => text !== "." && text !== "..", "A tag needs more than dots."),
  );

const tags = z.object({
  /** Newest first. */
  tags: z.array(
    z.object({
      tag: z.string(),
      /** The strategy it came from; null for one that the member made up, or whose strategy is gone. */
      strategyId: z.int().nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
});

export type StrategyTags = z.infer<typeof tags>;

/** The tags a member has made of strategies, for the tracker to offer. */
export const strategyTagEndpoints = defineEndpoints({
  listStrategyTags: {
    method: "GET",
    path: "/api/premium/strategy-tags",
    access: "premium",
    summary: "The member's strategy tags, newest first.",
    reply: tags,
  },
  addStrategyTag: {
    method: "POST",
    path: "/api/premium/strategy-tags",
    access: "premium",
    summary:
      "Keeps a tag, perhaps of a strategy. One that is there already, in whatever capitals, stays as it is.",
    body: z.object({
      tag,
      strategyId: z.int().positive().max(2_147_483_647).nullable().optional(),
    }),
    reply: tags,
  },
  removeStrategyTag: {
    method: "DELETE",
    path: "/api/premium/strategy-tags/:tag",
    access: "premium",
    summary: "Removes a tag from what is offered. Applications that bear it keep it.",
    params: z.object({ tag }),
    reply: tags,
  },
});
