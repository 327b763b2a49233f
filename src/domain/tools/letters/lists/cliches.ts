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
      hard working, hardworking, hard worker, self starter, self motivated, self driven, self directed individual, highly motivated, strongly motivated, well motivated, team player, go getter, people person, quick/fast learner, fast study, natural leader, born leader, natural communicator,
      strategic thinker, critical thinker, creative thinker, out of the box thinker, problem solver, natural problem solver, multi tasker, multitasker, perfectionist, can do attitude, positive attitude, great/good/right/winning attitude, strong work ethic, excellent work ethic, good work ethic,
      jack of all trades, all rounder, digital native, dynamic individual/professional/person/marketer, driven individual/professional, motivated individual/professional, dedicated individual/professional, seasoned professional/marketer/marketing, well rounded, fast thinker, level headed,
      reliable and trustworthy, honest and reliable, goal oriented, goal driven, result/results oriented, result/results driven, result/results focused, detail oriented, detail driven, deadline driven, data driven marketer/professional/individual, customer obsessed, tech savvy, forward thinking, proactive individual/person/attitude`,
  },
  {
    title: "Feelings instead of facts",
    advice: "Show the interest: name what you read, used or made that has to do with this job.",
    phrases: `
      passionate about, passion for, passionate marketer/professional/individual, deep/deeply passionate, my passion, true passion, burning passion, lifelong passion, live and breathe, eat sleep and breathe, excited to apply, thrilled to apply, thrilled to submit, excited about the/this opportunity/prospect, excited by the/this opportunity,
      thrilled about the/this opportunity, keen interest, strong interest in the/this/your, great interest, enthusiastic about, boundless enthusiasm, enthusiasm and energy, energetic and enthusiastic, love what i do, do what i love, would be honoured/honored, it would be an honour/honor, dream job, dream company,
      long admired, always admired, have been following your company, truly believe, firmly believe, strongly believe, wholeheartedly believe, resonate/resonates with me, resonated deeply, aligns perfectly, align perfectly, perfectly aligned, aligned with my values, deeply committed, committed to excellence, passionate team`,
  },
  {
    title: "A perfect match, in your own view",
    advice: "Let them judge: put the ad's first need beside the work that answers it.",
    phrases: `
      perfect fit, ideal fit, great fit, excellent fit, strong fit, good fit, right fit, perfect match, ideal match, perfect candidate, ideal candidate, strong candidate, excellent candidate, best candidate, right candidate, great addition, valuable addition, valuable asset, great asset, strong asset, an asset to your/the, asset to any,
      uniquely qualified, uniquely positioned, well suited, ideally suited, perfectly suited, well equipped, exactly what you are/re looking, tick/ticks all the boxes, look no further, the person you are/re looking, confident that i can/would/will, confident in my ability/abilities, i am confident i, bring a lot to the table, hit the ground running, add value, adding value, make a (positive/real/meaningful/significant) difference, make an (immediate) impact, meaningful impact, contribute to the success, contribute to your success/company/team`,
  },
  {
    title: "Skills anybody can claim",
    advice: "Name the tool, the job it did and what came of it.",
    phrases: `
      excellent communication (skills), strong communication (skills), great communication (skills), good communication (skills), excellent communicator, effective communicator, strong communicator, communication and interpersonal, interpersonal skills, people skills, soft skills, strong organisational/organizational skills, excellent organisational/organizational, organisational/organizational skills,
      time management skills, excellent time management, attention to detail, eye for detail, keen eye, analytical skills, strong analytical, problem solving skills, leadership skills, strong leadership, work well under pressure, works under pressure, thrive under pressure, perform under pressure, work independently and in/as, work independently or in/as, both independently and, work well in a team, work well with others,
      wear many hats, wearing multiple hats, wear different hats, juggle multiple, multiple balls in the air, meet tight deadlines, meet deadlines, proven track record, strong track record, solid track record, track record of success, proven ability, proven success, proven experience, proven history, wealth of experience, wealth of knowledge, vast experience, extensive experience, broad experience, years of experience in the industry, diverse background, diverse skill set,
      unique skill set, strong skill set, skill set makes, unique blend/combination/mix of, perfect blend of, solid foundation, strong foundation, solid understanding, deep understanding, proficient in microsoft/ms office, skills and experience make`,
  },
  {
    title: "Office talk",
    advice: "Say it as you would to a colleague: who did what, and what changed.",
    phrases: `
      think outside (of) the box, thinking out of the box, outside the box, push the envelope, move the needle, moving the needle, low hanging fruit, game changer, game changing, cutting edge, bleeding edge, state of the art, best in class, world class, best of breed, next level, to the next level, new heights, paradigm shift, synergy, synergies, synergise, synergistic, win win, touch base, circle back, deep dive, boots on the ground,
      value add, value added, value proposition for you, go above and beyond, above and beyond, go the extra mile, extra mile, give 110, 110 percent, 100 committed, give my all, give it my all, think on my feet, on the same page, at the end of the day, bottom line, drive results, driving results, deliver results, delivering results, drive growth and, drive success, drive engagement and, leverage my, leveraging my, leverage synergies, utilise/utilize my skills, spearhead, spearheaded,
      fast paced, ever changing, ever evolving, fast changing landscape, digital landscape, dynamic environment, challenging environment, challenging role/position, competitive landscape, today's world, in today's digital, digital age, cross functional collaboration skills, holistic approach, 360 degree, one stop shop, thought leader, rockstar, rock star, ninja, guru, wizard, superstar, unicorn, growth hacker at heart, ideation, disruptive, innovative solutions, innovative ideas, out of the box ideas, creative flair, creative juices`,
  },
  {
    title: "Filler that could stand in any letter",
    advice: "Cut it. The line is worth more with a fact about them or about your work.",
    phrases: `
      to whom it may concern, at your earliest convenience, thank you for your time and consideration, thank you for considering my application, for your kind consideration, look forward to hearing from you, eagerly await, await your response, please do not hesitate, don't hesitate to contact, feel free to contact, please find attached, attached please find, enclosed please find, find attached my, kindly find, as per your, as you can see from my, as my cv/resume shows, my cv speaks,
      references available (on/upon) request, in my current capacity, throughout my career, over the course of my career, new challenge, next challenge, new challenges, fresh challenge, looking for a challenge, grow with the/your company, grow as a professional, grow professionally, personal and professional growth, professional growth, take my career, advance my career, further my career, next step in my career, career growth, chance to prove myself, opportunity to prove, opportunity to learn and grow, learn and grow, steep learning curve, reputable company, esteemed company/organisation/organization, prestigious company, renowned company, industry leader, leading company, your organisation/organization, your esteemed`,
  },
];
