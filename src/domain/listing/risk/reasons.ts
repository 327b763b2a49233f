/** What we say to the reader: what we saw, and what to do about it. */
interface Reason {
  readonly title: string;
  readonly advice: string;
}

/** Every reason we can give for doubting an ad, gravest first: notes come in this order. */
export const riskReasons = {
  "fee-up-front": {
    title: "Asks for money first",
    advice:
      "Never pay to get a job. An employer carries the cost of training, checks and equipment.",
  },
  "cheque-for-equipment": {
    title: "Sends you money to buy equipment",
    advice:
      "Do not bank it or buy anything with it. Such payments bounce later, and the loss is yours.",
  },
  "money-moving": {
    title: "Money or parcels pass through you",
    advice:
      "Do not lend out your account or your address. Moving other people's money can be a crime.",
  },
  "task-scheme": {
    title: "Pays for small online tasks or in crypto",
    advice: "Stop as soon as you must deposit something to go on. That money does not come back.",
  },
  "banking-log-in": {
    title: "Wants the way into your bank account",
    advice: "Give nobody your banking log-in, card or PIN. Call your bank if you already have.",
  },
  "rented-account": {
    title: "Wants to use your name or account",
    advice: "Whatever is done in your name is yours to answer for. Lend out no account.",
  },
  "money-that-grows": {
    title: "You are to put money in",
    advice: "Work pays you. Whoever asks you to invest first is selling something else.",
  },
  "big-name-free-mail": {
    title: "A big name, but not at its own address",
    advice: "Large companies write from their own domain. Find the vacancy on their site.",
  },
  "papers-and-bank": {
    title: "Wants your ID and bank papers together",
    advice: "Together they are enough to borrow in your name. Send them after a signed contract.",
  },
  "forward-first": {
    title: "Has to be passed on before you may apply",
    advice: "No employer counts whom you send an ad to. Passing it on spreads the trap.",
  },
  "bank-details-first": {
    title: "Wants bank details or your ID early",
    advice: "Send these only after a signed offer, to a company you have checked yourself.",
  },
  "told-like-a-trick": {
    title: "Speaks like a trick, not like a job",
    advice: "Ask what the work is, who pays whom, and for a call. Until then send nothing.",
  },
  "mixed-scripts": {
    title: "Look-alike letters from another alphabet",
    advice:
      "Type the company's web address yourself, because a copied name or link may lead elsewhere.",
  },
  "chat-only-interview": {
    title: "Interview or application by chat",
    advice:
      "Ask for a video call with a named person, and confirm that person on the company's own site.",
  },
  "known-bait": {
    title: "A kind of job often used as bait",
    advice: "Find the same vacancy on the company's own careers page before you answer.",
  },
  "pay-too-good": {
    title: "Very high pay for simple work",
    advice: "Compare it with similar ads. If only this one pays so well, ask why before you go on.",
  },
  "earnings-promise": {
    title: "Promises easy or quick earnings",
    advice: "Ask for the pay in writing: how much, for what work, and who pays it.",
  },
  "own-boss": {
    title: "Sells a dream rather than a job",
    advice:
      "Ask for an employment or service contract. Without one it is a business you carry the risk for.",
  },
  "recruit-others": {
    title: "You earn by bringing in other people",
    advice: "Ask what you earn if you recruit nobody. If that is nothing, leave it.",
  },
  "no-interview": {
    title: "Start at once, no interview",
    advice: "Insist on speaking to someone first. Real employers want to meet the people they pay.",
  },
  "chosen-unasked": {
    title: "Chosen without having applied",
    advice: "Ask where they have your name from. Then look for the vacancy on the company's site.",
  },
  "unpaid-trial": {
    title: "You would work unpaid at first",
    advice: "Ask for a paid trial, or a short one, and who may use what you make in it.",
  },
  "personal-form": {
    title: "Asks for a list of personal details",
    advice:
      "Your name, CV and e-mail address are enough to apply. Keep the rest until there is an offer.",
  },
  reassurance: {
    title: "Insists that it is real or free",
    advice: "Look the company up yourself. Honest ads seldom need to say that they are no scam.",
  },
  "told-oddly": {
    title: "Some words that tricks are told in",
    advice: "Honest messages use them too. Ask what the work is and who pays for what.",
  },
  "referral-money": {
    title: "Pays you for naming other candidates",
    advice:
      "Share a friend's details only with their consent, and only once you know the employer.",
  },
  "guaranteed-pay": {
    title: "Guarantees pay or a place",
    advice: "Ask for the guarantee in a signed contract before you do any work.",
  },
  "home-clerk": {
    title: "Typing or clerk work from home",
    advice: "Many false ads look like this, so check on the company's own site that it is hiring.",
  },
  "pay-too-wide": {
    title: "Pay could be almost anything",
    advice: "Ask what people in this job earned last month, and what the fixed part is.",
  },
  "anyone-can": {
    title: "Says that anyone can do it",
    advice: "Fine for a first job. Do ask what you would do each day and who would teach you.",
  },
  "nothing-asked": {
    title: "Asks for no particular skill",
    advice: "Ask what the work is and how they choose, before you send personal details.",
  },
  "borrowed-name": {
    title: "A big name with a very low bar",
    advice:
      "Names get borrowed. Look for this vacancy on the company's own careers page and apply there.",
  },
  "no-company": {
    title: "Does not say who the employer is",
    advice: "Ask for the company's name, and look it up before you send more than your CV.",
  },
  "unfinished-text": {
    title: "Parts were never filled in",
    advice:
      "Ask the sender for the full description. A template sent out as it is deserves a second look.",
  },
  "free-mail": {
    title: "A free e-mail address",
    advice: "Small firms use them too. Check that the company itself gives out this address.",
  },
  "short-link": {
    title: "A shortened link",
    advice: "You cannot see where it leads. Go to the company's site and find the vacancy there.",
  },
  "outside-form": {
    title: "Sends you to a site without saying whose",
    advice: "See whose site it is before you fill anything in, and never give a password there.",
  },
  pressure: {
    title: "Hurries you",
    advice: "Take your time. A good offer is still good tomorrow.",
  },
  "training-promised": {
    title: "Training is promised",
    advice: "Ask who pays for the training, and whether you are paid during it.",
  },
  "commission-only": {
    title: "Pay depends on commission",
    advice:
      "Ask what the fixed part is. If there is none, work out how long you can go without income.",
  },
  "paid-at-once": {
    title: "Pays by the day or week",
    advice: "Ask how the money reaches you and what the contract says about it.",
  },
  "own-hours": {
    title: "Work whenever you like",
    advice: "Ask how many hours of work there really are, and what you earn in a quiet week.",
  },
} as const satisfies Readonly<Record<string, Reason>>;

export type ReasonId = keyof typeof riskReasons;

export const reasonIds = Object.keys(riskReasons) as ReasonId[];
