/** What the lines under a heading are about. */
export type Section = "must" | "nice" | "duty" | "other";

/** Headings of ads, by what follows them. */
export const headings: readonly (readonly [Section, string])[] = [
  [
    "nice",
    `nice to have (s), nice to haves, nice if you, bonus (points), bonus if, a bonus, it's a plus, a plus, pluses, plus points, preferred (qualifications/skills/experience), desirable (skills/experience), desired (skills/experience), advantageous, it would be great if, extra points, good to have, brownie points, would be an advantage`,
  ],
  [
    "must",
    `requirements, minimum requirements, job requirements, role requirements, key requirements, the requirements, our requirements, qualifications, minimum qualifications, basic qualifications, required qualifications, required skills/experience, essential (skills/criteria/experience), what you need, what you'll need, what you will need, what you bring, what you'll bring, what you will bring, what you have, what you should have, what we need (from you), what we're looking for, what we are looking for, what we look for, what we expect, what we ask, who we're looking for, who we are looking for, we're looking for, we are looking for, we need, you need,
    you'll need, you will need, you bring, you'll bring, you will bring, you have, you've got, you should have, you must have, you are, you may be a fit if, you're a fit if, you might be a fit if, who you are, about you, your profile, your background, your experience, your skills, your qualifications, must have, must haves, must have skills, ideal candidate, the ideal candidate, the right person, our ideal candidate, candidate profile, skills and experience, skills and qualifications, skills experience, skills qualifications, experience and skills, key skills, skills, skills required, experience, experience required, education and experience, education, is this you, this is you if, this is for you if, why you, the must haves, non negotiables`,
  ],
  [
    "duty",
    `responsibilities, key responsibilities, your responsibilities, main responsibilities, roles and responsibilities, role and responsibilities, duties, key duties, main duties, duties and responsibilities, what you'll do, what you will do, what you'll be doing, what you will be doing, what you'll own, what you will own, you will, you'll, in this role you will, in this role you'll, in this role, the role, about the role, about the job, about this role, the job, the work, your role, your job, your tasks, your mission, your impact, your day to day, day to day, your first 90 days, job description, position summary, role overview, overview, what the job is, scope of work, deliverables, tasks`,
  ],
  [
    "other",
    `about us, about the company, about our company, about, who we are, our company, our story, our mission, our values, why us, why join us, why join, why work with us, why you'll love, what we offer, what you get, what you'll get, what's in it for you, we offer, benefits, perks, perks and benefits, benefits and perks, compensation, salary, pay, package, remuneration, how to apply, to apply, apply, application process, hiring process, interview process, our process, next steps, location, hours, working hours, schedule, equal opportunity, diversity, equal opportunities, our commitment, privacy, disclaimer, contact, the team, our team, our tech stack, reports to, start date, contract, the company`,
  ],
];

/** Signs that a sentence asks for something, wherever it stands. */
export const askingSigns = `
  experience with, experience in, experience of, experience using, experience managing/running/writing/working/building, you have, you've, you will, you'll, you are, you're, you bring, you know, you can, must have, must be, must know, we need, we are looking for, we're looking for, looking for a/an/someone, someone who, someone with, the ideal candidate, knowledge of, familiar with, familiarity with, proficient in/with, proficiency in/with, ability to, able to, skilled in, fluent in, fluent english, hands on, track record, background in, understanding of, comfortable with, required, requires, essential, certification, portfolio, degree in, qualification in`;

/** What makes a wish of it. */
export const wishSigns = `
  nice to have, a plus, is a plus, a bonus, bonus, preferred, preferably, ideally, an advantage, advantageous, desirable, not required, not essential, would be great, would love, optional`;

/** What makes it a condition. */
export const conditionSigns = `
  must, required, requires, essential, minimum, at least, you have, you need, you'll need, you must, we need, need to have, non negotiable, mandatory, you bring`;
