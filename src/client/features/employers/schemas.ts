import "#client/ui/form/zod-under-policy.ts";

export { returnBody } from "#contract/employers/moderation.ts";
export { postingBody } from "#contract/employers/posting.ts";
