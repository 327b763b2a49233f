import "#client/ui/form/zod-under-policy.ts";

export { declaredHolidayBody } from "#contract/admin/holidays.ts";
