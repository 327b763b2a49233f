import type { companyProfileEndpoints } from "#contract/companies/profile.ts";
import { mailCodeMinutes, mailProblem, proofWords } from "#domain/companies/own-domain.ts";
import { NotAPicture } from "#server/adapters/pictures/port.ts";
import { fail } from "#server/app-error.ts";
import type { HandlerServices } from "#server/feature.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { countLetter, ofInbox } from "#server/work/letter-allowance.ts";
import { logoHash } from "../logos/logo-hash.ts";
import { keepLogo } from "../logos/store.ts";
import { codeHash, codeMail, isSameHash, newMailCode, newProofCode } from "./mail-code.ts";
import { domainOf, presentOwn } from "./present.ts";
import {
  addCompany,
  changeCompany,
  findOwn,
  noteOf,
  noteOfSite,
  takeCodeTry,
  type CompanyRow,
} from "./store.ts";

type ProfileServices = Pick<
  HandlerServices,
  "database" | "clock" | "logoMaker" | "domains" | "inTransaction" | "limits"
>;

/** Jobs show the company behind them. */
const jobsTopic = "jobs";

const wrongMail = {
  "free-mail": "Use an address at your company's own domain, not one that anybody can have.",
  "other-domain": "That address is not at the domain of your company's site.",
} as const;

export function profileHandlers(
  services: ProfileServices,
): Handlers<typeof companyProfileEndpoints> {
  const { database, clock, logoMaker, domains, inTransaction, limits } = services;
  const db = database.queries;

  const ownOf = async (viewer: { readonly id: number }): Promise<CompanyRow> =>
    (await findOwn(db, viewer.id)) ?? fail("company_missing");

  /** A change that readers see, told to everybody. */
  async function note(ownerId: number, changes: Parameters<typeof noteOf>[2]) {
    const row = await noteOf(db, ownerId, { ...changes, updatedAt: clock.now() });
    await database.changes.announce(jobsTopic);
    return presentOwn(row);
  }

  return {
    async readOwnCompany({ viewer }) {
      const row = await findOwn(db, viewer.id);
      return { company: row && presentOwn(row) };
    },

    async saveOwnCompany({ body: { version, name, about, ...body }, viewer }) {
      const website = body.website === "" ? null : body.website;
      const now = clock.now();
      const before = await findOwn(db, viewer.id);
      const isSameDomain = before !== null && domainOf(before) === domainOf({ website });
      const said = { name, about, website, updatedAt: now };
      const row =
        version === null
          ? await addCompany(db, {
              ...said,
              ownerId: viewer.id,
              proofCode: newProofCode(),
              createdAt: now,
            })
          : await changeCompany(
              db,
              { ownerId: viewer.id, version },
              isSameDomain && website !== null ? said : { ...said, ...nothingProven },
            );
      if (row === null) {
        const current = await findOwn(db, viewer.id);
        return fail("changed_meanwhile", { current: current && presentOwn(current) });
      }
      await database.changes.announce(jobsTopic);
      return presentOwn(row);
    },

    async saveOwnLogo({ files, viewer }) {
      await ownOf(viewer);
      const [file] = files.logo;
      if (file === undefined) return fail("invalid_input");
      const bytes = await logoMaker.toLogo(file.bytes).catch((error: unknown) => {
        if (!(error instanceof NotAPicture)) throw error;
        return fail("wrong_file_type", { fields: { logo: "That is no picture we can read." } });
      });
      const hash = logoHash(bytes);
      await keepLogo(db, { hash, bytes }, clock.now());
      return note(viewer.id, { logoHash: hash });
    },

    async removeOwnLogo({ viewer }) {
      await ownOf(viewer);
      return note(viewer.id, { logoHash: null });
    },

    async sendMailCode({ body: { email }, viewer }) {
      const own = await ownOf(viewer);
      const domain = domainOf(own) ?? fail("company_site_missing");
      const problem = mailProblem(email, domain);
      if (problem !== null) fail("invalid_input", { fields: { email: wrongMail[problem] } });
      // Anybody can name any site as their company's, and has as many accounts as they like.
      await countLetter(limits, ofInbox(email));
      const code = newMailCode();
      const until = new Date(clock.now().getTime() + mailCodeMinutes * 60_000);
      await inTransaction(async ({ tx, mailer }) => {
        const mailCodeHash = codeHash(code, own.proofCode);
        const waiting = { mailCodeHash, mailCodeUntil: until, mailCodeTries: 0 };
        if ((await noteOfSite(tx, own, waiting)) === null) fail("changed_meanwhile");
        await mailer.send({ to: email, ...codeMail(viewer.username, code) });
      });
      return { ok: true };
    },

    async confirmMailCode({ body: { code }, viewer }) {
      const wrong = { fields: { code: "That code is wrong, or no longer good." } };
      const own = (await takeCodeTry(db, viewer.id, clock.now())) ?? fail("invalid_input", wrong);
      const { mailCodeHash, proofCode } = own;
      if (mailCodeHash === null || !isSameHash(mailCodeHash, codeHash(code, proofCode)))
        fail("invalid_input", wrong);
      const now = clock.now();
      const confirmed = { ...noCode, mailConfirmedAt: now, updatedAt: now };
      const row = (await noteOfSite(db, own, confirmed)) ?? fail("changed_meanwhile");
      await database.changes.announce(jobsTopic);
      return presentOwn(row);
    },

    async proveDomain({ viewer }) {
      const own = await ownOf(viewer);
      const domain = domainOf(own) ?? fail("company_site_missing");
      const where = await domains.find(domain, proofWords(own.proofCode));
      if (where === null) fail("domain_not_proven");
      // Meanwhile it may have become the company of another site.
      const { version, ownerId } = own;
      const domainProvenAt = clock.now();
      const row = await changeCompany(db, { ownerId, version }, { domainProvenAt });
      await database.changes.announce(jobsTopic);
      return presentOwn(row ?? fail("changed_meanwhile"));
    },
  };
}

const noCode = { mailCodeHash: null, mailCodeUntil: null, mailCodeTries: 0 } as const;

/** What was proven for one domain says nothing about another; nor does the proof that lies there. */
const nothingProven = { mailConfirmedAt: null, domainProvenAt: null, ...noCode } as const;
