import { anyOf as words } from "#domain/listing/rules/rule.ts";

/** Words that stand in for each other in the rules about places. */
export const pieces: Readonly<Record<string, string>> = {
  /** Whoever may apply, or is looked for. */
  people: words(`
    applicants?, applications?, candidates?, residents?, citizens?, individuals?, people, persons?, professionals?, talents?, employees?, contractors?, freelancers?, hires?, joiners?, newcomers?,
    nationals?, those, folks, contributors?, personnel, cvs?, resumes?, hire, bookers?, planners?, leads?, someone, somebody, anyone, anybody, you, remote workers?, workers?, marketers?, writers?, copywriters?, editors?, buyers?, strategists?, creators?, consultants?, assistants?, coordinators?, executives?, directors?, analysts?, designers?, interns?, graduates?, person, pro, pros, team.?mates?, team members?, team.?mate, staff, holders?, specialists?, managers?, experts?, jobseekers?, job seekers?, locals, friends, story.?tellers?, wordsmiths?, all.?rounders?, publicists?, generalists?, grads?, profiles, talentos?, candidat[oa]s?, personas, profesionales, gente, bewerber(?:innen)?, kandidaten, kandidatinnen, profils?, personnes, enigiemand, iemand, kandidate, aansoekers, applikante, inwoners?, ingezetenen`),
  /** To have one's home or desk somewhere. */
  live: `(?:(?:permanently|physically|legally|currently|already|primarily|fully|geographically|normally|ordinarily|remotely|lawfully) )?${words(`
    based, located, live, lives, living, reside, resides, residing, residents?, domiciled, situated, sit, sits, seated, sitting, work from, works from, working from, work remotely from, working remotely from, work in, works in, working in, work out of, operate from, operating from,
    physically present, dwell, dwells, dwelling, log (?:in|on) from, dial in from, operate out of, make your home, have your home, keep your home, have a home, pay tax(?:es)?, pay your taxes, stay, staying, settled, bo, bor, bosatt, bopal, folkbokford, asut, wohnhaft, wohnst, wohnen, ansassig, lebst, woonachtig, woont, woon, residant, resident, residez, resider, residir, residir a, residentes?, residas?, mora, moram, more, morar, vives?, vivas?, vivir, radicad[oa]s?, habites?, habiter, mieszkasz, mieszka, mieszkac, abiti, abita, risiedi, risiedere, residenti`)}`,
  in: words(
    "in:?, between, somewhere between, anywhere between, somewhere within, within, inside, from inside, from within, from, of, on, across, out of, near, throughout, anywhere in, anywhere within, anywhere across, somewhere in, van regoor, regoor, en, em, i, v, ve, au, aux, no, na, im, innerhalb, aus, w, z terenu",
  ),
  /** A duty of the applicant, or a sentence that is about the applicant. */
  must: words(`
    must, gotta, got to, need to, needs to, have to, has to, required to, requires?, should, required, only, shall, expected to, looking for, seeking, seek, are you, you are, you're, you will be, you'll be, you,
    applicants?, candidates?, hires?, joiners?, employees?, position, role, job, opportunity, whoever, team members?, individuals?, people, someone, somebody, anyone, persons?, contractors?, freelancers?, ability to, able to, willing to, maste, moet, moeten, muss, musst, mussen, je bent, du bist, du, vous etes, vous, tu, jy, debes, deve, devi, musisz`),
  hire: words(`
    hire, hires, hiring, recruit, recruits, recruiting, employ, employs, employing, engage, engaging, contract with, contracting with, contract, accept, accepts, accepting, consider, considering, onboard, onboarding, sign, take on, take, support employment, offer employment, payroll, pay people, bring on, work with people`),
  /** To be on the look-out for people. */
  seek: words(`
    (?:like|hope|hoping|love|trying|aim|want|wish) to find, love(?= (?:someone|somebody|an? |people)), insists? on, insisted on, insisting on, asks? for, asked for,    looking for, look for, looking to, search for, searching for, seeking, seek, seeks, look at, sought, want, wants, wanted, need, needs, needed, after, hunting for, on the hunt for, on the lookout for, invite, inviting, invited, hiring, hire, hires, recruit, recruits, recruiting, source, sourcing, welcome, welcoming, welcomes,
    consider, considers, considering, accept, accepts, accepting, take, takes, taking, prefer, prefers, focus on, focusing on, focused on, interested in, keen on, keen to meet, love to (?:hear from|meet|have|hire), hear from, calling, calling all, call for, bring on, bringing on, onboard, onboarding, shortlist, shortlisting, interview, interviewing, contract, engage, engaging, suchen, sucht, buscamos, recherchons, soek, soeke, szukamy, cerchiamo, procuramos, zoeken`),
  role: words(
    "role, position, job, vacancy, opportunity, opening, seat, post, gig, contract, internship, assignment, (?<=this )(?:one|form|advert|ad|listing|posting|intake|round|programme|program|page|campaign|search), vaga, poste, stelle, brief",
  ),
  /** The right to work, and the papers that show it. */
  paper: words(`
    work authori[sz]ation, employment authori[sz]ation, authori[sz]ation to work, work permits?, working permit, work visa, working visa, work eligibility, work rights, working rights, rights?[ -]to[ -]work(?: checks?| documents?| status)?, right to live and work, permission to work, residence permit, residency permit, settled status,
    leave to remain, citizenship, citizens?, nationals?, nationality, passports?, passport holders?, green card, permanent residents?, permanent residency, permanent residence, prs, security clearance, tax residents?, tax residency, social security number, national insurance number, tfn, sin, ssn, abn, kvk(?: registration| number)?, itin, nif, nie, cpf, rfc, siret, utr, tax ids?, tax identification numbers?, ni numbers?, sin number, (?:provinces?|states?|county|country|region) of residence, (?:mobile |cell |cellphone |whatsapp |[a-z]{2,8} )?numbers?(?! of), bank acc(?:oun)?ts?, acct, sim card, proof of address, post ?codes?, postal codes?, zip ?codes?, address(?:es)?, bank account, phone number, dbs check, background check, (?:working with children |police |security |right.to.work |vetting )checks?, children check, tax number, company registration, driver'?s licen[cs]e, (?:full )?driving licen[cs]e, licen[cs]e, id number, id document, id`),
  only: words(
    "only, exclusively, solely, strictly, alone, nur, uniquement, exclusivamente, exclusiva, alleen, tylko, slegs",
  ),
  no: words(
    "not, no, nobody, no one, none, never, cannot, can't, can not, won't, will not, unable, don't, do not, doesn't, does not, isn't, is not, aren't, are not, couldn't, not able, no longer, neither, nothing, stopped, stop",
  ),
  /** "Not", or a word for being turned away. */
  refused: String.raw`(?:<no>|ineligible|excluded|reject(?:ed)?|declined?|ignored|discarded|disqualified|turned (?:down|away)|out of luck|tough luck|too bad|unsuccessful|need not|deleted|filtered out)`,
  place: String.raw`(?<place>@(?:home|region|closed)\b)`,
  ofplace: String.raw`(?<place>@(?:local|african|foreign|home|region|closed)\b)`,
  natives: String.raw`(?<place>@(?:locals|africans|foreigners)\b)`,
  /** Ours, or a region that it lies in, and whoever is there. */
  ours: String.raw`@(?:home|locals|region|africans)\b`,
  whom: words(
    "all, the, everyone, everybody, anyone, people, applicants, candidates, applications, contractors, in, from",
  ),
  /** The reader's own place, as a matter to care about or not, and words for not caring. */
  whereabouts: String.raw`(?:where\w*(?:\s[a-z]+){0,3}?\s(?:you|u|ya|they|people|someone|somebody|our people|the right person|applicants|candidates)(?=[^.@]{0,18}\b(?:live|lives|living|sit|sits|based|located|work|call home|reside|log in|log on|open|set up|plug in|dial in|do it|do this|do the work|come from|are from|hail from|put your desk|park|stay|settle|base yourself)\b)|where\s(?:in the world|on earth|on the map)\syou are|(?:which|what)\s(?:country|province|continent|city|passport|part of the world|corner|nationality|time.?zone)|(?:your|home|applicants'|candidates'|a candidate's|the)\s(?:country|location|address|passport|nationality|geography|post ?code|postal code|zip code|coordinates|home ?town|city|home country|place of residence|whereabouts)|(?:the|a) country (?:you|they|people)|geography|the map|(?:geographic|geographical|location|country|residency|nationality)\s(?=(?:location|restriction|limit|requirement|preference|boundar|rule))|(?<!field |co-?working )location|(?:hiring |eligible )(?:regions?|locations?|countries|areas?)|nationality|citizenship|(?:country|place) of residence|your home is|(?<=\babout )borders|(?<=^\W{0,4})(?:country|passport|nationality|city|whereabouts|residency|residence|place of residence))`,
  indifferent: String.raw`(?:plays? no (?:role|part)|no odds|no bar|no limit|no constraint|no hurdle|doesn't matter|doesnt matter|dont matter|don't matter|do not matter|dont care|dont mind|dont worry|does not matter|don't mind|do not mind|don't care|do not care|couldn't care less|could not care less|not fussed|no object|none of our (?:business|concern)|(?:makes? )?no difference|irrelevant|immaterial|not important|isn't important|unimportant|neither here nor there|all the same to us|all one to us|not an issue|isn't an issue|no issue|not a factor|isn't a factor|not a barrier|no barrier|never (?:been )?a barrier|up to you|your (?:own )?(?:choice|call|business|decision)|yours to (?:choose|decide|pick)|of your (?:choice|choosing|own choice|liking)|you (?:choose|decide|pick)|plays? no (?:role|part)|(?:not|aren't|isn't|never) (?:at all |that |too )?(?:fussy|picky|precious|strict)|(?:not|isn't|never|no longer) an? (?:criterion|consideration|condition|requirement|obstacle|hurdle|problem|concern|deal.?breaker)|no obstacle|beside the point|no favou?rites|anything goes|we don't look at|has no part|play no part|no part in how|no say in|no bearing|carr(?:y|ies) no weight|(?:not|isn't|aren't|never) (?:one of|among|part of) (?:our|the) (?:\w+ )?(?:criteria|questions|considerations|filters|conditions|requirements|concerns)|not a filter|no filter|all equal to us|equal to us|never enters? into|doesn't enter into|nothing to us|not relevant|makes no odds|we're easy|not bothered|won't hold you back|is not a problem|no problem|no concern|no preference|(?:of )?no interest|of no importance|of no consequence|don't ask|do not ask|never ask|not something we (?:look at|ask|consider|care about)|doesn't come into|don't come into|won't be held against|doesn't count|never counts|is secondary to none|: ?none|: ?n/a|: ?no\b|: ?(?:open|not (?:specified|applicable|restricted|limited|relevant))(?=\W*$|,)|: ?(?:zilch|zero|nil|nada|nix|whatever|nothing|not one)\b|none whatsoever|unrestricted|(?:missing|absent|left|struck|gone) (?:from|off|out of) (?:our|the|that) (?:list|requirements?|criteria|form|questions|checklist)|(?:not|nowhere|isn't|never) (?:on|in|among) (?:our|the|that) (?:list|requirements?|criteria|form|questions|checklist))`,
  /** "Any country where we have an office" is a list that nobody shows. */
  worldwide: String.raw`(?! (?:in which (?!you)|where we|where our|that we|on (?:this|our|the)|we (?:have|hire|operate|can)|listed|supported|who use|to use|use|using))`,
  /** Words that may stand before the name of a place. */
  det: String.raw`(?:the |kingdom of |republic of |state of |province of |city of |county of |federation of |island of |our |either |one of |any of |all of |the whole of |any |all |another |\d{1,2} |one |two |a |an |other |nearby |approved |greater |metro |mainland |northern |southern |eastern |western |central |parts of |most of ){0,4}`,
  some: String.raw`(?:(?!outside|beyond)[^\s@]+ ){0,2}`,
  few: String.raw`(?:(?!outside|beyond)[^\s@]+ ){0,4}`,
  more: String.raw`(?:(?!outside|beyond)(?:[^\s@]+|@(?:theirs|served|tongue|zone)\S*) ){0,8}`,
  many: String.raw`(?:[^\s]+ ){0,9}`,
};
