/** Phrases that every recruiter has read too often, by what to say instead. */
interface ClicheGroup {
  readonly title: string;
  readonly advice: string;
  /** Written as `phraseBook` reads them; the forms of a word go without saying. */
  readonly phrases: string;
}

export const clicheGroups: readonly ClicheGroup[] = [
  {
    title: "Praise for yourself",
    advice: "Leave the adjective out and tell what you did that earned it.",
    phrases: `
      hard working/worker, hardworking, self starter/motivated/driven, highly/strongly/well motivated, team player, go getter, people person, quick/fast learner, natural/born leader, natural communicator, strategic/critical/creative/fast thinker, out of the box thinker, (natural) problem solver, multi tasker, multitasker, perfectionist, can do attitude, positive/great/good/right/winning attitude,
      strong/excellent/good work ethic, jack of all trades, all rounder, digital native, dynamic/driven/motivated/dedicated/seasoned/proactive/passionate individual/professional/person/marketer, well rounded, level headed, reliable and trustworthy, honest and reliable, goal/result/results/detail/deadline oriented/driven/focused, data driven marketer/professional/individual, customer obsessed, tech savvy, forward thinking`,
  },
  {
    title: "Feelings instead of facts",
    advice: "Show the interest: name what you read, used or made that has to do with this job.",
    phrases: `
      passionate about, passion for, deep/deeply passionate, my/true/burning/lifelong passion, live and breathe, eat sleep and breathe, excited/thrilled/delighted to apply/submit, excited/thrilled about/by the/this/your opportunity/prospect/role, keen/great interest, strong interest in, enthusiastic about, boundless enthusiasm, enthusiasm and energy, energetic and enthusiastic, love what i do, do what i love, would be honoured,
      it would be an honour, dream job/company, long/always admired, have been following your company, truly/firmly/strongly/wholeheartedly believe, resonate with me, resonate deeply, align perfectly/closely, perfectly aligned, aligned with my values, deeply committed, committed to excellence`,
  },
  {
    title: "A perfect match, in your own view",
    advice: "Let them judge: put the ad's first need beside the work that answers it.",
    phrases: `
      perfect/ideal/great/excellent/strong/good/right/best fit/match/candidate, great/valuable/strong addition/asset, an asset to, asset to any, uniquely qualified/positioned, well/ideally/perfectly suited/equipped, exactly what you are/you're looking, tick all the boxes, look no further, the person you are/you're looking, confident that i can/would/will/am, confident in my ability, i am confident i, bring a lot to the table,
      hit the ground running, add value, make a (positive/real/meaningful/significant) difference, make an (immediate) impact, meaningful impact, contribute to the/your success/company/team`,
  },
  {
    title: "Skills anybody can claim",
    advice: "Name the tool, the job it did and what came of it.",
    phrases: `
      excellent/strong/great/good/outstanding communication/interpersonal/organisational/analytical/leadership (skills), excellent/effective/strong communicator, communication and interpersonal, interpersonal/people/soft/organisational/leadership skills, time management skills, excellent time management, attention to detail, eye for detail, keen eye, strong analytical, problem solving skills, work/thrive/perform (well) under pressure,
      work independently and/or in/as, both independently and, work well in a team, work well with others, wear many/multiple/different hats, juggle multiple, meet (tight) deadlines, proven/strong/solid track record, track record of success, proven ability/success/experience/history, wealth of experience/knowledge, vast/extensive/broad experience, diverse background/skill, unique/strong skill set, unique/perfect blend/combination/mix of, solid/strong foundation, solid/deep understanding, proficient in microsoft/ms office, skills and experience make`,
  },
  {
    title: "Office talk",
    advice: "Say it as you would to a colleague: who did what, and what changed.",
    phrases: `
      think outside (of) the box, outside the box, out of the box ideas, push the envelope, move the needle, low hanging fruit, game changer/changing, cutting/bleeding edge, state of the art, best in class, world class, (to) (the) next level, new heights, paradigm shift, synergy, synergise, synergistic, win win, touch base, circle back, deep dive, boots on the ground, value add/added, (go) above and beyond, (go) (the) extra mile, give 110, 110 percent, give (it) my all, think on my feet, on the same page,
      at the end of the day, bottom line, drive/deliver results, drive growth and, drive success, drive engagement and, leverage my, utilise my, spearhead, fast paced, ever changing/evolving, fast changing landscape, digital/competitive landscape, dynamic/challenging environment, challenging role/position, today's world, in today's digital, digital age, holistic approach, 360 degree, one stop shop, thought leader, rockstar, rock star, ninja, guru, wizard, superstar, unicorn, ideation, disruptive, innovative solutions/ideas, creative flair/juices`,
  },
  {
    title: "What you need, not what they get",
    advice: "They hire somebody to solve their problem. Say which of theirs you can solve.",
    phrases: `
      give me a/the chance/opportunity, chance/opportunity to prove, need a/this job, will not regret, won't regret, will not disappoint, won't disappoint, eager/willing/keen/ready to learn, computer literate, (i) learn fast/quickly, (i) work hard, do anything, any position, (very) serious about this, start immediately/today, looking for work, gain (valuable/international) experience, gained valuable experience, grow in/within/with your/the company, take/advance/further my career, next step in my career, career growth, (personal) (and) professional growth, grow professionally, learn and grow, new/next/fresh challenge, looking for a challenge, what it takes, favourably considered, considered favourably`,
  },
  {
    title: "Filler that could stand in any letter",
    advice: "Cut it. The line is worth more with a fact about them or about your work.",
    phrases: `
      to whom it may concern, at your earliest convenience, thank you for your (time) (and) consideration, thank you for considering my application, for your kind consideration, look forward to hearing from you, eagerly await, await your response, do not hesitate, don't hesitate, feel free to contact, please/kindly find, attached/enclosed please find, find attached, as per your, as you can see from my, my cv speaks, references available (on/upon) request, in my current capacity, throughout my career, over the course of my career,
      steep learning curve, (your) reputable/esteemed/prestigious/renowned company/organisation/brand, industry leader, leading company, your organisation`,
  },
];
