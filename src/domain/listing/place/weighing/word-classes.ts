/** Of whom or what a clause speaks. */
const subjects = {
  /** Whoever may apply, or is looked for. */
  reader: `
    you, youre, youll, youd, youve, your, yours, yourself, applicant, applicants, application, applications, candidate, candidates, hire, hires, new hire, new hires, joiner, joiners, newcomer, newcomers, somebody, someone, anybody, anyone, person, persons, people, folks, folk, peeps,
    individual, individuals, professional, professionals, talent, talents, freelancer, freelancers, contractor, contractors, marketer, marketers, writer, writers, copywriter, copywriters, editor, editors, strategist, strategists, creator, creators, specialist, specialists, assistant, assistants, vas, va,
    coordinator, coordinators, intern, interns, graduate, graduates, team mate, team mates, teammate, teammates, new colleague, next colleague, new team member, our next, worker, workers, jobseeker, jobseekers, job seeker, job seekers, cv, cvs, resume, resumes, successful candidate, ideal candidate,
    employees must, all employees, all staff, staff, exec, executive, execs, everyone we hire, everybody we hire, hopefuls, whoever, those, recruit, recruits, appointee, incumbent, right person, parents, moms, mums, students, residents, resident, citizens, citizen, nationals, national, locals, taxpayers, storytellers, storyteller, wordsmith, wordsmiths, all rounder, all rounders, generalist, generalists, humans, profiles, whoever takes`,
  /** The work on offer. */
  role: `
    role, roles, position, positions, job, jobs, vacancy, vacancies, opening, openings, opportunity, post, seat, gig, internship, posting, listing, ad, advert, assignment, brief, this one, this is, hiring, recruiting, recruitment, intake, search, this hire, learnership, traineeship, placement`,
  /** Those who offer it, and what is theirs. */
  company: `
    company, start up, startup, agency, firm, founder, founders, founded, ceo, cmo, investors, investor, backed, hq, headquarters, headquartered, office, offices, studio, studios, colleagues, team, teams, squad, leadership, manager in, boss, group, entity, entities, subsidiary, incorporated, servers, warehouse, warehouses,
    he, she, his, her, report to, reports to, reporting to, offices in, branch, branches, parent, acquired, born, started, story, bootstrapped, largest, biggest, leading, fastest growing, number one, award, awards, listed on, best place to work, best places to work`,
  /** The company as it speaks of itself; where it also hires or asks, it speaks of others. */
  we: `we, our, ours, us, my, i`,
  /** Whom and what the work is for. */
  served: `
    customer, customers, client, clients, audience, audiences, reader, readers, user, users, shoppers, consumers, brand, brands, market, markets, campaign, campaigns, sell, sells, selling, sold, sales, ship, ships, shipping, retailers, retailer, schools, stores, store, merchants, launch, launches, launched, launching, expand, expands, expanding, expansion, grow, growing, growth, partners, product, products, platform, app, apps, loved by, used by, seen by, trusted by, read by, millions,
    news, politics, trends, traffic, followers, influencers, event, events, subscribers, patients, donors, families, farmers, homeowners, hotels, restaurants, suppliers, vendors, manufacturers, book, books, song, songs, film, films, wine, wines, shop, shops, bank, banks, hospitals, published, accounts, exhibition, exhibitions, fair, festival, listings, properties, real estate, tourism, destinations, mission, customs`,
  /** What one knows or has done. */
  skill: `
    experience, experienced, knowledge, knowing, know, knows, understanding, understand, understands, familiar, familiarity, expertise, background, worked, track record, degree, qualified, qualification, qualifications, insight, awareness, aware, studied, accredited, certified, graduated, history, passion, passionate, fan, fans, raised, grew up, insider, versed, savvy, network, contacts, connections, rolodex`,
  /** Pay, law and what comes with a job. */
  terms: `
    salary, salaries, pay, paid, wage, wages, compensation, benefit, benefits, 401k, 401 k, pension, holiday, holidays, vacation, law, laws, act, privacy, gdpr, ccpa, equal, equality, ordinance, regulations, disclose, disclosed, disclosure, insurance, bonus, perk, perks, allowance, currency, dollars, euros, pounds, invoice, benchmarked, range, ranges, bands, healthcare, leave, stipend, equity, adjustments, could be required, may be required, might be required, additional checks, may need, might need, may be asked, may have to, may be subject, popia, data protection`,
  /** Now and then, not always. */
  travel: `travel, travels, travelling, traveling, week of onboarding, onboarding week, takes place, take place, first week, return home, go home again, back home, trip, trips, fly, flights, visit, visits, visiting, meet, meets, retreat, retreats, offsite, offsites, off site, off sites, summit, conference, conferences, trade show, trade shows, get together, get togethers, workation, workations, kick off, once a year, twice a year, times a year`,
  /** When, not where. */
  clock: `hours, time zone, time zones, timezone, timezones, standard time, local time, clock, shift, shifts, overlap, overlaps, overlapping, schedule, schedules, calendar, morning, mornings, afternoon, afternoons, evening, evenings, am, pm, online, wakes, wakes up, awake, sleeps, asleep, starts work, logs on`,
  /** What one speaks and writes. */
  tongue: `english, native, fluent, fluency, speak, speaks, speaker, speakers, speaking, spoken, accent, spelling, language, languages, bilingual, mother tongue, idiom, grammar`,
} as const;

/** What a clause asks of them. */
const relations = {
  /** To have one's home or desk somewhere. */
  dwelling: `
    live, lives, living, lived, reside, resides, residing, residence, residency, residents, resident, based, base, located, location, home, homes, house, address, sit, sits, sitting, seated, domiciled, domicile, situated, stay, staying, stays, physically, present, presence, remote, remotely, wfh, home based, homebased, work from, working from, works from, work in, work out of, whereabouts, postcode, citizen, citizens, citizenship, national, nationals, nationality, native of, passport, permit,
    taxpayer, taxpayers, tax resident, on the ground, desk, kitchen table, laptop, commute, commuting, commutable, commuting range, commuting distance, onshore, thereabouts, relocate, relocation, move to, settled, dwell, distributed, anywhere, somewhere, wherever, from home, at home, living room, your base, home office, roots, physically be, be in, be from, been in, territory, soil, borders, border, local to, locals, country, countries, state, states, province, provinces, region, regions, where, payroll, work authorisation, work authorization, right to work, legal right, authorised, authorized, work status, visa status, eligible to work, sofa, couch, spare room, log on, pay tax in, pays tax in, taxed in, tax return, tax returns, taxes, log on from, log in from, sleep, sleeps, sleeping, wake up in, rent, pays rent, pay rent, hang your hat, lay your head, vote, plug in, dwellers, resides, inhabitant, inhabitants, householder, household, roof, bedroom, garden, your street, front door, doorstep, keys, logging on, logging in from, dial in from, open your laptop, set up shop`,
  /** To be taken. */
  hiring: `
    hire, hires, hiring, hired, recruit, recruits, recruiting, recruitment, employ, employs, employed, employing, employment, accept, accepts, accepting, accepted, consider, considers, considered, considering, engage, engaging, engaged, onboard, onboarding, take on, taking on, seek, seeks, seeking, look for, looking for, looking to, searching for, search for, wanted, wanting, want, wants, sought, need, needs, needed, apply, applying, applies, applications, welcome, welcomed, welcomes, invited, invite, open to, open for, open, opens,
    eligible, eligibility, qualify, qualifies, join, joins, joining, available to, available for, calling, contract, contracts, contracted, sponsor, sponsored, shortlist, shortlisted, interview, interviewed, contacted, encouraged, reserved for, aimed at, meant for, intended for, for people, for folks, for those, proceed, progress, put forward, appoint, appointed, fill, filled, filling, suit, suits, suited, ideal for, perfect for, keen to hear, hear from, submit, process, on our list, our list, on the list, list below`,
  /** Nothing else will do. */
  asking: `
    must, only, just, exclusively, solely, strictly, limited, limit, limits, restricted, restriction, restrictions, confined, reserved, mandatory, essential, required, require, requires, requirement, requirements, non negotiable, condition, caveat, provided, providing, as long as, so long as, no exceptions, have to, has to, need to, needs to, needed, should, expected, expect, compulsory, obligatory, necessary, legally, at the moment, right now, currently, already, shall, alone, purely, nobody else, no one else, nowhere else, proof, tied to, bound to, pinned to, ring fenced, earmarked, set aside, allocated, designated, ok for, insist, insists, insisted, confirm, condition of, eligible countries, supported countries, compliance`,
} as const;

/** How it may be turned round. */
const turns = {
  refused: `
    not, no, cannot, cant, wont, unable, dont, doesnt, isnt, arent, wasnt, never, nobody, none, neither, nor, regret, regrettably, unfortunately, sorry, afraid, ineligible, excluded, excludes, exclude, excluding, except, exception, rejected, reject, decline, declined, declines, discarded, archive, binned, ignored, disregarded, skip, skipped, filtered, refrain, unavailable, closed to, off limits, unsuitable, cant, dont, wont, doesnt, isnt, bar, barring, barred, turned away, turned down, stop, stopped, paused, until further notice, no longer, remove, removed, removing, drop, dropped, dropping, struck, crossed off, taken off, took off, withdrew, withdrawn, blacklisted, blocked, banned, rule out, ruled out, ruling out, frozen, suspended, impossible, prohibited, not for you, out of luck, off the list, sadly`,
  outside: `outside, outside of, beyond, other than, elsewhere, non, abroad from, overseas from, away from`,
  /** The rest of the world, named beside a place. */
  elsewhere: `international, internationally, overseas, abroad, other countries, rest of the world, other parts of the world, globally, global, foreign, everyone else, everybody else, everywhere else, anywhere else, other nationalities, anyone else, others, further afield, non`,
  /** Taken gladly, or in some way. */
  welcomed: `welcome, welcomed, considered, accepted, eligible, encouraged, fine, ok, okay, happy, glad, engage, engaged, engaging, hired, join, joins, contractor, contractors, contract, freelance, via, through, can, may, invited, possible, equally`,
  wish: `ideally, ideal, prefer, prefers, preferred, preferably, preference, preferential, nice to have, plus, advantage, advantageous, bonus points, would be great, would be lovely, would help, helps, helpful, desirable, beneficial, handy, first choice, lean towards, priority, favour, favoured, extra points, brownie points, if possible, love it if`,
  freed: `by no means, in no way, not needed, isnt needed, not at all, dont have to, do not have to, doesnt have to, no requirement, not a requirement, isnt a requirement, no obligation, neednt, need not, dont need to, do not need to, no need to, not required to, not necessary, not a must, not essential, not mandatory, not a deal breaker, not a dealbreaker, not compulsory, not only, not just, not limited to, regardless, irrespective, irrelevant, immaterial, makes no odds, makes no difference, no difference, no matter, doesnt matter, does not matter, or remote, or remotely, remote or, wherever you like, wherever you want, wherever you are, anywhere you like, if desired, if you like, if you wish, if you want, also hiring, also looking for, other roles, co working, coworking, or anywhere else, or elsewhere, or beyond`,
} as const;

const names = { ...subjects, ...relations, ...turns } as const;
export type WordClass = keyof typeof names;

/** Each class is a bit, so that a clause is a number. */
export const bitOf = Object.fromEntries(
  Object.keys(names).map((name, index) => [name, 1 << index]),
) as Readonly<Record<WordClass, number>>;

interface Phrase {
  readonly rest: readonly string[];
  readonly bit: number;
}

const byFirstWord = new Map<string, Phrase[]>();
for (const [name, list] of Object.entries(names)) {
  for (const phrase of list.split(/[,\n]/)) {
    const [first = "", ...rest] = phrase.trim().split(" ");
    if (first === "") continue;
    byFirstWord.set(first, [
      ...(byFirstWord.get(first) ?? []),
      { rest, bit: bitOf[name as WordClass] },
    ]);
  }
}

/** The classes of the longest phrase that begins at a word, and how many words it takes: "home office" is no office. */
export function classesAt(
  words: readonly string[],
  at: number,
): { readonly classes: number; readonly taken: number } {
  let classes = 0;
  let taken = 1;
  for (const { rest, bit } of byFirstWord.get(words[at] ?? "") ?? []) {
    const length = rest.length + 1;
    if (length < taken || !rest.every((word, index) => words[at + 1 + index] === word)) continue;
    classes = length > taken ? bit : classes | bit;
    taken = length;
  }
  return { classes, taken };
}
