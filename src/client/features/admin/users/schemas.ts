import "#client/ui/form/zod-under-policy.ts";
import { deedBody } from "#contract/admin/users.ts";

export const reasonForm = deedBody.pick({ reason: true });
