import type { Playbook } from "./playbook.ts";

export const timeZonesAndDelivery: readonly Playbook[] = [
  {
    name: "sell-the-overlap",
    title: "Sell the overlap, not the hours",
    description:
      "Promise four shared hours and a written handover, and the other four become their night shift.",
    icon: "clock",
    why: [
      "Clients ask for 'US hours' because they fear waiting a day for an answer. Eight hours on Eastern Time mean that you work until one in the morning, and after four months you are tired and worse. Four sure hours remove the fear as well as eight do, if everything that comes up outside them is in writing when they wake.",
      "The sum favours you. New York's 9:00 to 13:00 is 15:00 to 19:00 SAST in their summer and 16:00 to 20:00 in their winter. Work done from 9:00 to 13:00 here is on their desk before they have coffee. Nobody in their own city can offer that.",
    ],
    whenNot: [
      "Support desks, live launches and trading floors need presence. California is the hard case: their 9:00 is 18:00 or 19:00 here, so four shared hours end at 22:00 or 23:00; ask for two and a long handover, or price the evening. A manager who measures people by the green dot will not change for you.",
    ],
    steps: [
      "Ask in the first call what went wrong with waiting before. Design the overlap around that.",
      "Offer fixed shared hours in their zone, by the name of the city and not as a UTC offset, with who is reachable how.",
      "Put both clock changes into the agreement: the three or four weeks a year in which only one of America and Europe has moved are where calls are missed.",
      "End each day with a handover note before 19:00 SAST: done, stuck, decide, next.",
      "Record decisions as questions with a default: 'Unless you say otherwise by 15:00 my time I will do A'.",
      "Protect the morning: no calls before 13:00 SAST for clients in America, and say so.",
      "Look after four weeks: how many questions waited longer than four working hours? Show them the figure.",
    ],
    template: {
      name: "paragraph for the agreement, and the note",
      text: `Hours. I am reachable [9:00 to 13:00] [New York] time, Monday to Friday, on [channel]; answers within [30] minutes then. Work outside those hours is delivered in writing before [9:00] [New York]. When the clocks change in either country these hours stay the same in [New York] time. South African public holidays are working days for me except [list].

Handover, daily:
DONE   [what, link]
STUCK  [what, on whom, since when]
DECIDE [question]. Unless I hear by [their time], I will [default].
NEXT   [what you will find tomorrow morning]`,
    },
    measure: [
      "Questions that waited longer than four working hours, per week.",
      "How often your default stood: it shows how much you are trusted with.",
      "Evenings you worked past 20:00. Keep it under one a week.",
    ],
    time: "One hour to set up, ten minutes a day.",
    example: [
      "Karabo's client in Boston asked for 9 to 5 their time. She proposed 9 to 1 and handovers for six weeks, then a look at the figures. In those weeks 4 of 71 questions waited longer than four hours; with the local contractor before her nobody had counted. The hours stayed, and she sees her children at supper.",
    ],
  },
  {
    name: "power-cut-plan",
    title: "The power-cut plan clients never notice",
    description:
      "Ride through a cut without a word, and turn the worst thing clients have read about us into a selling point.",
    icon: "shield",
    why: [
      "Even in months without load-shedding a client abroad remembers the headlines, and cable theft and water-logged substations keep their own timetable. One frozen call in the second week is 'the power problem'; it stays in the story for years. A plan that costs less than a chair makes sure it never starts.",
      "Written down, the plan does something else: it shows a stranger that you think about risk before it happens. Few freelancers in London could tell you what they do if the fibre is cut.",
    ],
    whenNot: [
      "Do not lead with it. A first mail that talks of batteries raises the worry it answers; keep it for the profile, the agreement or the moment they ask. And do not promise 100%: promise what happens.",
    ],
    steps: [
      "List what has to stay up for a call: router and fibre box, laptop, light, phone. Add the watts; it is usually under 60.",
      "Put the fibre box and router on a small DC UPS first. It is the cheapest part and saves most calls.",
      "Get a second line on another network than your fibre provider's mobile partner, prepaid, and test it in the room where you work.",
      "Find out how long your area's tower lasts: after two to four hours without power many go quiet. Know one place with a generator within 15 minutes.",
      "Rehearse: switch the mains off at the board in the middle of a call with a friend, and time it.",
      "Set your calendar to warn you of the day's slots (EskomSePush can feed it), and put calls outside them where you can choose.",
      "Write the three-line statement, and update the figures each quarter from your own log.",
    ],
    template: {
      name: "statement for agreements and profiles",
      text: `Continuity. My fibre, router and screen run on battery for [hours] hours; a second connection on another network takes over in under [seconds] seconds. If both fail I work from [place] [minutes] minutes away.
Log: in the last [months] months I had [number] power cuts in working hours, [number] interruptions of calls, longest [seconds].
If something breaks that I cannot mend within 30 minutes you hear from me by [text message / WhatsApp], with a time.`,
    },
    measure: [
      "Interruptions per month that the other side noticed.",
      "Seconds from mains off to back in the call, at each rehearsal.",
      "Battery minutes left after a two-hour cut; they shrink with age, so measure twice a year.",
    ],
    time: "Half a day once, 20 minutes a quarter.",
    example: [
      "Themba spent R1,150 on a DC UPS for the router, R99 a month on a second SIM, and used the power bank he had. In five months he logged 37 cuts in working hours, two interruptions, the longer 40 seconds. A Dutch client who had asked about 'the situation' got the log instead of an answer, and did not ask again.",
    ],
  },
  {
    name: "friday-note",
    title: "The Friday note that renews retainers",
    description:
      "Six lines every Friday, written for the person your client has to explain you to.",
    icon: "letter",
    why: [
      "Retainers are rarely cancelled by the person you talk to. They are cancelled by somebody one level up, in a budget meeting, who asks 'what do we get for that?'. Your contact then opens their mail and looks for a sentence. If it is there, in words that can be read aloud, you stay.",
      "From far away silence looks like absence. A note that arrives each Friday at the same hour is the closest thing to being seen at a desk.",
    ],
    whenNot: [
      "A client with a reporting template wants that filled in; add your six lines on top. If nothing happened, say so and why: a padded note is spotted at once and devalues the rest. For projects under three weeks it is too much.",
    ],
    steps: [
      "Find out who approves your invoice and what they are measured by. That is your reader.",
      "Choose one number of theirs, not yours, and give it every week with last week's beside it.",
      "Write six lines, in this order: number, what moved it, what we learnt, what went wrong, next week, what I need.",
      "Put hours or scope used in the last line once a month, before they have to ask.",
      "Send it at 15:00 SAST on Fridays, so that it is read on their Friday morning and not lost in Monday.",
      "Every third month collect the best line of each note into a half page, four weeks before renewal.",
    ],
    template: {
      name: "six lines",
      text: `Subject: [project], week [number]: [number that matters] [up/down] to [value]

NUMBER   [their metric]: [value] ([last week]); since we began: [value]
WHY      [one sentence, with how sure you are]
LEARNT   [one thing they could repeat in a meeting]
WRONG    [what did not work, and what you did about it]
NEXT     [one thing, by when]
NEED     [one decision or access, from whom], or: nothing`,
    },
    measure: [
      "Notes that get an answer, and who else is in copy by the third month.",
      "Renewals asked for by the client before you raise it.",
      "Minutes it takes you. Over 25, you are writing a report.",
    ],
    time: "20 minutes a week, an hour each quarter.",
    example: [
      "Refilwe sent 26 notes to a client in Leeds. From week nine the finance director was in copy. In the budget round all three freelancers were reviewed; two were cut. Her contact forwarded her half page with one line added: 'this one we keep'. She keeps that mail in her proof log.",
    ],
  },
];
