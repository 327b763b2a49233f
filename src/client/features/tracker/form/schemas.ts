import "#client/ui/form/zod-under-policy.ts";

export {
  applicationBody as applicationForm,
  contactBody as contactForm,
  eventBody as moveForm,
} from "#contract/tracker/fields.ts";
