import { expect, test } from "vitest";
import { startingRates } from "#domain/listing/pay/rates.ts";
import { factsOf } from "#domain/listing/read-facts.ts";

const verdict = (description: string, location = "Remote", title = "Copywriter") =>
  factsOf(
    {
      title,
      company: "Acme",
      location,
      description,
      payText: "",
      tags: [],
      isFromRemoteBoard: true,
    },
    startingRates,
  ).openToSouthAfrica.value;

test.each([
  ["Our hubs are Lyon and Vienna. It has to be within an hour of one of those.", "no"],
  ["Our entities are in Estonia and Latvia, and we only hire in those.", "no"],
  ["We work with Mexico and Chile, and that is where this seat will be filled.", "no"],
  ["We work with Kenya and South Africa. That is where we hire.", "yes"],
  ["After many replies from Kenya and South Africa we closed it to those two countries.", "no"],
  ["We shoot in Warsaw, so you can get there by train.", "no"],
  ["Two of us wintered in Durban. You must live in one of these states: Ohio or Utah.", "no"],
  ["We are regulated in Ireland. There are nine of us, and we like most of them.", "unclear"],
])("a word that points at a place is read as the place: %s", (description, value) => {
  expect(verdict(description)).toBe(value);
});

test.each([
  ["Once a week the whole team sits together in Lisbon.", "no"],
  ["Every Thursday you present in person at our Zurich office.", "no"],
  ["On Tuesdays we all meet at our Durban studio.", "not-remote"],
  ["Every Thursday you have a call with our Zurich office.", "unclear"],
  ["Twice a year we all meet in Lisbon.", "unclear"],
])("whoever has to be somewhere every week lives near it: %s", (description, value) => {
  expect(verdict(description)).toBe(value);
});

test.each([
  ["We place people from South Africa and Mexico. Today's brief: Mexico only.", "Remote", "no"],
  ["What if I live in South Africa? Then we cannot offer you this role.", "Remote", "no"],
  ["I live in Polokwane, can I apply? You certainly can.", "Remote", "yes"],
  ["Ideal homes for this role are Greece or Malta.", "Worldwide", "unclear"],
  ["This position can be filled from any place on the globe.", "Berlin", "yes"],
  ["Work from anywhere in the world.", "Germany", "unclear"],
  ["Nationality doesn't matter, residency does: Israel.", "Remote", "unclear"],
  ["Borders play no part in how we choose colleagues.", "Remote", "yes"],
  ["Borders play no part in how we choose our customers.", "Remote", "unclear"],
  ["Do you accept people from Africa? At this point, no.", "Remote", "no"],
  ["Can South Africans apply? As things stand we can't take them.", "Remote", "no"],
  ["Must I live in Italy? I'm afraid so.", "Remote", "no"],
  ["Is it OK if I don't live in the UK? Totally OK.", "Remote", "yes"],
  ["We have offices in:\n- Berlin\n- Paris", "Worldwide", "yes"],
  ["You do not have to live in Germany to do this job.", "Remote", "yes"],
  ["You do not have to live in London to do this job.", "Remote", "unclear"],
  ["About half of the company are remote all over the world.", "Remote", "unclear"],
  ["Any European country will do, and you pick the city.", "Remote", "no"],
  [
    "In the US you get a contract. If you're not, we'll sign a contractor agreement.",
    "Remote",
    "yes",
  ],
])("%s (%s): %s", (description, location, value) => {
  expect(verdict(description, location)).toBe(value);
});

test.each([
  ["Our tool fills seats in Kenya and South Africa. You must live in Spain.", "Worldwide", "no"],
  [
    "Rooms in Ohio, including some in Cape Town. You must be allowed to work in the US.",
    "Remote",
    "no",
  ],
  ["Our readers are used by clinics in South Africa through a reseller.", "Remote", "unclear"],
  ["Our address is in Leeds, for the founder lives there.", "Worldwide", "yes"],
  ["We make locks. Based in Ohio. 90 employees, series B.", "Worldwide", "yes"],
  ["Nine people and one foundation registered in Switzerland.", "Worldwide", "yes"],
  ["The staff come from 26 nationalities, including South Africa.", "Remote", "unclear"],
  ["You will lead the launch of our German site.", "Worldwide", "yes"],
  ["Field Engineer (Hamburg), Account Executive (London), Designer (Oslo).", "Worldwide", "yes"],
  ["Applications from people living in Canada cannot be considered.", "Worldwide", "yes"],
  [
    "We employ people in Germany, and through an employer of record in South Africa.",
    "Remote",
    "yes",
  ],
  ["Candidates from South Africa and any EU country are welcome.", "Remote", "yes"],
  ["Pay is free of tax if you move to Dubai.", "Worldwide", "yes"],
  ["We are still working out whether we may hire people outside Norway.", "Remote", "unclear"],
  ["We are not sure yet whether we can hire outside Norway.", "Remote", "unclear"],
  ["We are not sure yet whether we can hire outside Norway, but do apply.", "Remote", "unclear"],
  [
    "In Ireland you are on our payroll; outside Ireland you would be hired via Deel.",
    "Remote",
    "yes",
  ],
  ["The project is funded by Global Affairs Canada. We hire anywhere.", "Anywhere", "yes"],
  [
    "We put people on our own payroll in Nigeria and Ghana. In South Africa we hire through a partner.",
    "Remote",
    "yes",
  ],
  [
    "We hire through our employer-of-record companies in Poland and South Africa. Applications from other places can't be considered.",
    "Remote",
    "yes",
  ],
  ["We need a part-time specialist, based in Peru, available to work remotely.", "Remote", "no"],
  ["We have entities, and so can offer jobs, in Spain and Portugal.", "Remote", "no"],
  ["Reports to: CMO Location: Remote US only We help customers grow.", "Remote", "no"],
  ["The place of residence plays no role for us, also outside the EU.", "Remote", "yes"],
  ["You're based in the UTC +1 or +2 timezone range.", "Remote", "yes"],
  ["You can be within EMEA as long as we have a work location there.", "Remote", "unclear"],
  ["Regardless of your location, we will provide you with great benefits.", "Remote", "unclear"],
  ["No matter where you're from or what you believe in, we deliver.", "Remote", "unclear"],
  ["It helps us to scale across EMEA and the US.", "Remote", "unclear"],
  ["Work here matters everywhere.", "India", "no"],
  ["The company has sales agents worldwide, including in South Africa.", "Kazakhstan", "no"],
  ["A sixth colleague is moving to Canada. We look in South Africa.", "South Africa", "yes"],
  ["You write.", "190 Commonwealth Dr", "unclear"],
  ["You write.", "Prince George's County, Maryland, United States", "no"],
  ["Location: Remote-first (United States) Full-time, you write.", "Anywhere in the World", "no"],
  ["You write.", "S\u00c3\u00a3o Paulo", "no"],
  ["We want a Solutions Architect (SA) to lead a team.", "USA", "no"],
  ["Pay depends on many things, including but not limited to your location.", "Remote", "unclear"],
  ["Reach audiences wherever they are on the open internet.", "Remote", "unclear"],
  ["Experience working with remote, globally distributed teams.", "Remote", "unclear"],
  ["No matter where you are, you'll feel connected to the team.", "Remote", "unclear"],
  ["We are profitable, you can work from anywhere in North America.", "Remote", "no"],
  ["A remote work model from anywhere of the EU.", "Europe", "no"],
  ["We seek an analyst to join our team in Costa Rica.", "Anywhere in the World", "no"],
  ["Headquarters: Remote - Poland URL: example.com", "Anywhere in the World", "no"],
  ["Headquarters: Warsaw URL: example.com", "Anywhere in the World", "yes"],
  ["Remote, depending on which US state you live in.", "Anywhere in the World", "no"],
  [
    "Remote (Worldwide). We are 27 developers, all working remotely from Europe and America.",
    "Remote",
    "yes",
  ],
  ["You may live in any province or territory but Quebec.", "Remote", "no"],
  ["Live wherever you like, as long as your working day starts when ours does.", "Remote", "yes"],
])(
  "what is said of others takes nothing back and grants nothing: %s (%s)",
  (text, field, value) => {
    expect(verdict(text, field)).toBe(value);
  },
);

test.each([
  ["Graphic Designer | Remote | LATAM Only", "Anywhere in the World", "no"],
  ["Data Scientist - Carlsbad, CA 92009", "", "no"],
  ["Product Manager (Remote – CET ±4h)", "Remote", "yes"],
  ["Product Manager (Remote – EST ±2h)", "Remote", "no"],
  ["Pre-Sales Solutions Architect (SA) Leader", "USA", "no"],
])("a title tells where: %s (%s)", (title, location, value) => {
  expect(verdict("You plan.", location, title)).toBe(value);
});

test.each([
  // What others ask for, and what is denied.
  ["This is no US-only job, nor another Germany-only one: live where you like.", "yes"],
  ["You write like a native, by which we don't mean a Canadian passport.", "unclear"],
  ["Two of our best writers log in from Oslo. Sit on whichever continent suits you.", "yes"],
  ["Our listeners come from everywhere: Lima, Durban, Lyon.", "unclear"],
  ["The founders met in Pretoria before moving to Toronto in 2014.", "unclear"],
  // Those elsewhere are taken in another way.
  ["Italy-based hires go on our payroll. Anyone further afield is engaged as a contractor.", "yes"],
  [
    "If you live in Italy you get a contract; if you live in another country you invoice as a freelancer.",
    "yes",
  ],
  ["We have a small crew in South Africa and are adding an editor to it.", "yes"],
  [
    "Until last year we only hired in Canada. Applications are now accepted from all countries.",
    "yes",
  ],
  ["Nationality and residence are not things we ask about.", "yes"],
  ["There is no list of countries you have to live in.", "yes"],
  ["Woon je in Zuid-Afrika? Dan ben je heel welkom.", "yes"],
  ["Where you live decides the paperwork and nothing else.", "yes"],
  ["The sixth of us can be anywhere with a steady line.", "yes"],
  ["We work with writers from Lima to Oslo and location plays no part in who we pick.", "yes"],
  [
    "We can only employ in countries where we run payroll. Today those are Ireland and South Africa.",
    "yes",
  ],
  [
    "We can only employ in countries where we run payroll. Today those are Ireland and Canada.",
    "no",
  ],
  [
    "It was first advertised for Canada only, and people living in South Africa are now just as welcome.",
    "yes",
  ],
  ["The post is open to people in any country. Relocation to the UK is not possible.", "yes"],
  ["The post is open to people in any country. Staff in the UK may use our desk in Leeds.", "yes"],
  ["You live in any country. Expect to be in Paris about twice a year.", "yes"],
  ["We hire anywhere between UTC-2 and UTC+3. You're welcome at our office in Kreuzberg.", "yes"],
  ["Our EOR partner covers Ghana, Egypt and, as of last month, South Africa.", "yes"],
  ["We can't employ in France or Brazil. Every other place is on the table.", "yes"],
  ["You'd be our second marketer after Ines, who lives in Lisbon. Work from any country.", "yes"],
  ["Applications are taken from selected regions only. We hire worldwide.", "unclear"],
  // What shuts by other words.
  ["Employed through our partner. The arrangement covers Spain and Portugal.", "no"],
  ["Work from any town as long as your area in the Philippines has fibre.", "no"],
  ["It is for South Africans who have already made the move: you must be living in the UK.", "no"],
  ["We are no longer able to work with applicants from any country in Africa.", "no"],
  ["We pay people in most countries, though none in Africa.", "no"],
  ["You can live in any province or territory bar Quebec.", "no"],
  [
    "Each of us is employed by our Munich GmbH (nothing else works). Beyond that, sit wherever.",
    "no",
  ],
  ["Every second week all of us meet in Ghent, so live no more than two hours by train.", "no"],
])("the same thing in other words: %s", (description, value) => {
  expect(verdict(description)).toBe(value);
});

test.each([
  ["Remote (US hours)", "yes"],
  ["Remote - UK business hours", "yes"],
  ["Remote (US)", "unclear"],
])("hours in the location field are no place: %s", (location, value) => {
  expect(verdict("You may live anywhere in the world.", location)).toBe(value);
});
