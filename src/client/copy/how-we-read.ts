import type { KindOfFact } from "#domain/listing/explained/kinds-of-fact.ts";
import type { measured } from "#domain/listing/explained/measured.ts";

type Measure = keyof (typeof measured)["counts"];

export const howWeRead = {
  title: "How we read a job ad",
  introduction:
    "Fixed rules read every ad, word for word. No person and no AI decides: whatever we say rests on a sentence that we can show you, or on the ad saying nothing at all.",
  promise:
    "Here is every rule, with a sentence in which it speaks and one that looks like it and in which it keeps quiet.",
  kinds: {
    open: {
      title: "Is it open to South Africa?",
      note: "A sentence that shuts the door beats one that opens it, and the text beats the location field. We say yes only if some sentence or field grants it. Silence is unclear, never yes.",
    },
    place: {
      title: "Whose place is it?",
      note: "An ad names places for many reasons. Before we ask where you may live, we take away those of customers, offices, trips and languages.",
    },
    pay: {
      title: "What does it pay?",
      note: "A figure counts if the nearest word says that it is pay. Budgets, prices, funding and bonuses do not. We show it as written, and work out the rand by a dated rate.",
    },
    hours: {
      title: "Which hours would you work?",
      note: "A time zone counts beside a time of day or a word such as hours or overlap. We turn it into South African time for January and for July.",
    },
    engagement: {
      title: "Contractor or employee?",
      note: "What is told outright decides. If both are told, or neither, you have to ask.",
    },
    role: {
      title: "Is it marketing, and how senior?",
      note: "The title decides where it can, the text where the title says little.",
    },
    scam: {
      title: "Could it be a scam?",
      note: "Each sign has a weight. One grave sign, or several lesser ones, make a likely scam; one clear sign means be careful. It is a warning and not a verdict, and a new kind of fraud will slip through.",
    },
    talk: {
      title: "Does it speak like a trick?",
      note: "Where no rule knows the trick, a short message is weighed by the kinds of words it uses: those that tricks are told in against those of honest work. It takes two of the former at least, and a full ad is never weighed so.",
    },
  } satisfies Record<KindOfFact, { title: string; note: string }>,
  sure: {
    title: "How sure we are",
    words: [
      "Each answer is sure, likely or weak, and we word it so: “Open” when the ad says it outright, “Probably open: ask first” when it does not.",
      "We counted on real ads that people had labelled by hand. The first column is on ads that the rules were settled on, so it flatters us. The second is on ads that nobody had looked at when we counted; what was wrong there has been mended since, by kind. Expect the second, or a little better.",
    ],
  },
  measures: {
    "open-said": "Ads we called open that are",
    "open-found": "Open ads that we called open",
    "closed-found": "Closed ads that we called closed",
    "closed-door": "Of all ads, closed ones that we called open",
    "pay-right": "Pay that we found and got right",
    "pay-invented": "Ads without pay in which we saw some",
    marketing: "Jobs we called marketing that are",
    role: "Kind of marketing we got right",
    experience: "Level of experience we got right",
    "scam-found": "Scams that we warned of",
    "scam-false": "Honest ads that we warned of",
  } satisfies Record<Measure, string>,
  wrong:
    "Did we read an ad wrongly? Send it to us, and the sentence goes into the rules for everybody.",
} as const;
