import {
  companyDoor,
  countedAd,
  type CompanyDoor,
  type CountedAd,
  type doorEndpoints,
} from "#contract/companies/doors.ts";
import type { companyProfileEndpoints } from "#contract/companies/profile.ts";
import { companyPath } from "#domain/companies/company-name.ts";
import { doorsFound, type Door } from "#domain/companies/door-list.ts";
import { jobPath } from "#domain/jobs/address.ts";
import { fail } from "#server/app-error.ts";
import type { Feature, HandlerServices } from "#server/feature.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { fetchLogos } from "./logos/fetch-logos.ts";
import { logoFiles } from "./logos/logo-files.ts";
import { sweepLogos } from "./logos/sweep-logos.ts";
import { profileHandlers } from "./profile/handlers.ts";
import { presentBehind, presentOwn } from "./profile/present.ts";
import { findOwn, provenBehind } from "./profile/store.ts";
import { newestAds, type AdRow } from "./store.ts";

const pageSize = 24;
const adsShown = 40;

type CompanyServices = Pick<HandlerServices, "database" | "doors" | "showRows">;

function doorHandlers({
  database,
  doors,
  showRows,
}: CompanyServices): Handlers<typeof doorEndpoints> {
  return {
    async listCompanies({ query: { search = "", sort = "open", page = 1 } }) {
      const found = doorsFound((await doors()).values(), { search, sort });
      const shown = found.slice((page - 1) * pageSize, page * pageSize);
      return {
        companies: showRows("companies", shown, (door) => companyDoor.parse(presentDoor(door))),
        total: found.length,
        pages: Math.max(1, Math.ceil(found.length / pageSize)),
      };
    },

    async getCompany({ params }) {
      const door = (await doors()).get(params.slug) ?? fail("not_found");
      const rows = await newestAds(database.queries, door.names, adsShown);
      const behind = await provenBehind(database.queries, door.names);
      return {
        ...presentDoor(door),
        behind: behind && presentBehind(behind),
        newestAds: showRows("ads", rows, (row) => countedAd.parse(presentAd(row))),
      };
    },
  };
}

const presentDoor = (door: Door): CompanyDoor => ({
  slug: door.slug,
  path: companyPath(door.slug),
  name: door.name,
  ads: door.ads,
  took: door.took,
  unclear: door.unclear,
  refused: door.no,
  payStated: door.paid,
  openNow: door.openNow,
  newestAd: door.newestAt.toISOString(),
});

/** What was for members while it was open keeps its title to itself. */
const presentAd = (row: AdRow): CountedAd => ({
  path: row.isListed ? jobPath(String(row.id), row.title) : null,
  title: row.tier === "free" ? row.title : null,
  roleType: row.roleType,
  publishedDate: row.publishedAt.toISOString(),
  isOpen: row.isListed,
  openToSouthAfrica: row.openness,
  confidence: row.fact.confidence,
  // What a person decided does not rest on the words.
  evidence: row.checkedByUs === null ? [...row.fact.evidence] : [],
  checkedByUs: row.checkedByUs,
  isPayStated: row.isPayStated,
});

export const companies: Feature<typeof doorEndpoints & typeof companyProfileEndpoints> = {
  handlers: (services) => ({ ...doorHandlers(services), ...profileHandlers(services) }),
  documents: ({ database }) => [logoFiles(database.queries)],
  tasks: (services) => ({
    scheduled: [fetchLogos(services)],
    sweepers: [sweepLogos(services.database)],
  }),
  async dataOfUser(db, { id }) {
    const own = await findOwn(db, id);
    return { company: own && presentOwn(own) };
  },
};
