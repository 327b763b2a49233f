import "#client/ui/form/zod-under-policy.ts";

export { sourceBody } from "#contract/admin/sources.ts";
