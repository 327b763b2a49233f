/** Fetched when somebody begins to type. */
export { codeBody, companyBody, mailBody } from "#contract/companies/profile.ts";
