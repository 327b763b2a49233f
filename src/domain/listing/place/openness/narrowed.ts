import { rows, strictRows, type PlaceRule } from "./relation.ts";

/** A wide door made narrow, places meant without a name, and what one has only by living elsewhere. */
export const narrowed: readonly PlaceRule[] = [
  ...rows(
    [
      "just-there",
      "asked",
      String.raw`\b(?:but|now|team|role|moment|currently|hiring|hire|hires|open|available|recruiting|is|are|it's|people|candidates|eor|payroll|contracts?)[^.@]{0,12} (?:just|purely|nowhere but|no further than|no wider than) (?:(?:in|for|from|within|to) )?<some><det><place>`,
      "Just that place.",
      "We use a payroll partner, but for this team just in Romania.",
      "Just look at what we did in Romania.",
    ],
    [
      "meaning-there",
      "asked",
      String.raw`\b(?:that means|which means|meaning|in other words|namely|that is to say|so:|hence:?|in short:?|in this case:?) <det><place>|\bnow (?:only |just )?(?:looking|searching|hiring|recruiting) (?:only |just )?in <det><place>`,
      "What was said comes down to that place.",
      "Home, in this case, meaning Chile.",
      "Home is a word with meaning.",
    ],
    [
      "people-of-trade-there",
      "asked",
      String.raw`(?:^\W*|\b(?:<seek>|only|for|calling|attention):? (?:all |an? |talented |experienced |more |two |three |\d+ |remote |senior |junior ){0,3})(?<place>@(?:foreign|closed))\b[ -](?:[a-z-]+ ){0,2}?(?:creators?|writers?|copywriters?|marketers?|editors?|strategists?|creators?|consultants?|assistants?|coordinators?|managers?|specialists?|analysts?|designers?|interns?|graduates?|residents?|workers?|vas?|social media managers?|media buyers?|ugc creators?|bloggers?|students?|contractors?|freelancers?)\b(?:,? (?:only|wanted|needed|sought|required|please|who|to|with|for|apply|welcome|at|this (?:\w+ )?is for you)\b|\W*$)`,
      "People of that nation and trade are wanted.",
      "Kenyan writers wanted.",
      "Kenyan writers inspired our name.",
    ],
  ),
  ...strictRows(
    [
      "narrowed-to-there",
      "asked",
      String.raw`\b(?:narrow(?:ed|ing|s)?|cut|reduced|shrunk|scaled back|tightened|changed|switched|amended|updated|confined|restricting|limiting|limit)\b (?:[^\s@]+ ){0,6}(?:to|for|in) (?:[^\s@]+ ){0,4}<det><place>`,
      "The search was narrowed to that place.",
      "We have narrowed this down to folks living in Canada.",
      "We have opened this up to folks living in Canada.",
    ],
    [
      "stays-there",
      "asked",
      String.raw`\b(?:not|never|cannot|can't) (?:leave|be taken out of|be used outside|cross out of|go outside)(?: of)? <det><place>|\b(?:mean|means|require|requires|demand|rules?|policy|law)\b[^.@]{0,30}\b(?:workers|staff|employees|hires|contractors|people|everyone) (?:must |to |should |need to |have to )?(?:live|reside|sit|stay|be) in <det><place>|\b(?:have|has|having) (?:already |legally )?(?:lived|resided|been resident) in <det><place> for\b|\bremote[^.@]{0,24}\bbut (?:on |in |from |within |only )?<det><place>`,
      "Work and worker stay in that place.",
      "Company laptops may not leave Switzerland.",
      "Company laptops may leave Switzerland.",
    ],
    [
      "that-is-where",
      "elsewhere",
      String.raw`^(?!.*(?:@home|-here|@region|@world|anywhere|wherever)).*\b(?:that's|that is|which is|this is) where (?:we (?:need|want|expect|require) (?:you|the person|this person|someone)|you (?:must|need to|have to|should|will have to|will need to|'ll need to)) (?:to )?(?:live|be|sit|base)`,
      "The place just named is where one has to live.",
      "Our shows are near Flagstaff, so that's where we need you to live.",
      "Anywhere quiet is where we need you to be.",
    ],
    [
      "papers-of-elsewhere",
      "elsewhere",
      String.raw`\b(?:indefinite leave to remain|leave to remain|settled status|pre-settled status|eu blue card|skilled worker visa|stamp 4|green card holders?|(?:active |current )?(?:top )?secret (?:security )?clearance|ts\/sci|(?:dv|sc|nv1) clear(?:ed|ance)|public trust clearance|polygraph)\b|\b(?:need|needs|have|hold|holding|valid|provide|your|require|requires|required|with|an?|active|current|own)\b(?: \w+){0,3} (?:abn|ssn|itin|social security number|social insurance number|national insurance number|ni number|aadhaar|pan card|cpf|cnpj|cuit|curp|emirates id|qid|kra pin|bvn|nin|cnh|codice fiscale|partita iva|steuer-?id|bsn|pps number|ppsn|w-?9|medicare card|philhealth|sss number|tfn|utr)\b(?! or (?:its|the|your) (?:local )?equivalent)|\b(?:social security|social insurance|national insurance|tax file) number\b`,
      "A paper that nobody here has.",
      "A Social Insurance Number is needed on your first day.",
      "A phone number is needed on your first day.",
    ],
    [
      "studies-elsewhere",
      "elsewhere",
      String.raw`\b(?:enrolled|enrolment|enrollment|matriculated|registered students?|registered at|studying|immatrikuliert|currently attend\w{0,3})\b[^.@]{0,40}(?:@theirs(?!-here)|@closed)\b|(?:@closed|@foreign|@theirs(?!-here))[ -](?:student|university student|students|university students|college students?)(?:s)?\b[^.]{0,20}\b(?:only|required|needed|must)\b`,
      "One has to be a student elsewhere.",
      "You are enrolled at a university in the EU.",
      "You are enrolled in our plan at once.",
    ],
  ),
];
