/** What the lines under a heading are about. */
export type Section = "must" | "nice" | "duty" | "other";

/** Headings of ads, by what follows them. */
export const headings: readonly (readonly [Section, string])[] = [
  [
    "nice",
    `nice to have (s), nice to haves, nice if you, (a) bonus (points/if), (it's) a plus, plus points, preferred/desirable/desired (qualifications/skills/experience), advantageous, it would be great if, extra points, good to have`,
  ],
  [
    "must",
    `(minimum/job/role/key/the/our/basic/required) requirements/qualifications, required/essential (skills/experience/criteria), what you (will/should) need/bring/have, what you'll need/bring, what we need/expect/ask (from) (you), what we look for, what/who we're looking for, what/who we are looking for, we're/we looking for, we are looking for, we need, you (will/should/must) need/bring/have, you'll need/bring, you've got, you are, you may/might be a fit if, you're a fit if,
    who you are, about you, your profile/background/experience/skills/qualifications, (the) must have, (the) must haves, (the/our) ideal candidate, the right person, candidate profile, (key) skills (and) (experience/qualifications/required), (education) (and) experience (and) (skills/required), education, is this you, this is (for) you if, non negotiables`,
  ],
  [
    "duty",
    `(key/your/main) responsibilities/duties/tasks, role/roles and responsibilities, duties and responsibilities, what you'll do/own/be, what you will do/own/be, you will, you'll, in this role (you) (will/you'll), (about) the/this role/job, the work, your role/job/mission/impact, (your) day to day, your first 90 days, job description, position summary, (role) overview, scope of work, deliverables`,
  ],
  [
    "other",
    `about (us/the/our) (company), who we are, our company/story/mission/values/process/team/commitment, why us, why join/work (with) (us), why you'll love, what we offer, what you get, what you'll get, what's in it for you, we offer, (perks) (and) benefits (and) (perks), perks, compensation, salary, pay, package, remuneration, how to apply, (to) apply, application/hiring/interview process, next steps, location, (working) hours, schedule, equal opportunity, diversity, privacy, disclaimer, contact, the team/company, reports to, start date, contract`,
  ],
];

/** Signs that a sentence asks for something, wherever it stands. */
export const askingSigns = `
  experience with, experience in, experience of, experience using, experience managing/running/writing/working/building, you have, you've, you will, you'll, you are, you're, you bring, you know, you can, must have, must be, must know, we need, we are looking for, we're looking for, looking for a/an/someone, someone who, someone with, the ideal candidate, knowledge of, familiar with, familiarity with, proficient in/with, proficiency in/with, ability to, able to, skilled in, fluent in, fluent english, hands on, track record, background in, understanding of, comfortable with, required, requires, essential, certification, portfolio, degree in, qualification in`;

/** What makes a sentence about themselves one about you. */
export const seekingSigns = `
  we need, looking for, searching for, seeking, hiring, we want, we expect, we ask, you, must, someone who/with`;

/** What makes a wish of it. */
export const wishSigns = `
  nice to have, a plus, is a plus, a bonus, bonus, preferred, preferably, ideally, an advantage, advantageous, desirable, not required, not essential, would be great, would love, optional`;

/** What makes it a condition. */
export const conditionSigns = `
  must, required, requires, essential, minimum, at least, you have, you need, you'll need, you must, we need, need to have, non negotiable, mandatory, you bring`;
