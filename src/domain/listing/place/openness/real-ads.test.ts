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
  ["Location: fully remote within Canada (any US time zone).", "Toronto", "no"],
  ["We are remote-friendly (Australia) and offer paid leave.", "Remote", "no"],
  [
    "Place of work: remote, Canada or the US preferred; South Africa considered.",
    "Remote, US",
    "yes",
  ],
  ["All staff must keep their primary residence in: Nevada, Idaho or Mexico.", "Remote", "no"],
  ["One visit a year is required of all staff, regardless of their location.", "Remote", "unclear"],
  ["Chattly is currently available in Spain, Peru and Chile.", "Remote", "unclear"],
  ["A chance to work with colleagues based all over the world.", "Remote", "unclear"],
  ["You must be physically located in GMT+1 or GMT+2.", "Remote", "yes"],
  ["You must be physically located in GMT-5 or GMT-6.", "Remote", "no"],
  [
    "Founded in 2015.\nBased in Oregon and in Ghent (with people all over), were making lamps.\nWe take applicants between European GMT +1 and Indian GMT +5.5.",
    "Europe",
    "yes",
  ],
  ["The work can be done from anywhere inÂ Spain.", "Remote", "no"],
  ["This includes OPT, CPT and similar student papers.", "Remote", "unclear"],
  ["We are not considering people who need a visa or permit to work in Canada.", "Remote", "no"],
  [
    "Farmly was founded in 2014 with a vision to change how food grows in Africa.",
    "Remote",
    "unclear",
  ],
  ["Open to any locations/countries.", "Remote", "yes"],
  ["Work from anywhere in the world.", "Lisbon, Portugal - Remote OK", "yes"],
  ["Work-from-anywhere culture: we trust you.", "Remote, all cities, Brazil", "no"],
  ["This remote position can be done from anywhere in the world.", "Tulsa, OK", "yes"],
  ["Je bent van harte welkom bij ons.", "Remote", "unclear"],
  ["You live in Welkom.", "Remote", "yes"],
  ["Accepted countries: Japan, Hong Kong SAR, Indonesia, South Africa, Israel.", "Remote", "yes"],
  ["We hire across Africa. South Africa (and Lesotho) is on hold until May.", "Africa", "no"],
  ["An Irish studio, growing its Durban team.", "Remote", "yes"],
  ["Clean water for all, bringing safe products to homes regardless of geography.", "UK", "no"],
  ["Anywhere inside the county of Kent will do.", "Anywhere", "no"],
  ["Our studio is centrally located in downtown Porto.", "Remote Worldwide", "yes"],
  ["Your clock: within 1/2 hrs timezone of CEST.", "Remote", "yes"],
  ["Stand handed out by us, R320 a day, uniform supplied.", "", "not-remote"],
  ["A CA(SA) who lives in Malta is welcome.", "Remote", "no"],
  ["Residence within the Pacific zone is a must.", "Remote", "no"],
  ["Your main residence is, and will stay, in Norway.", "Remote", "no"],
  ["Choose your village: Porto or Braga, we like both.", "Remote", "no"],
  ["Note for Americans: residents of Nevada are excluded.", "Worldwide", "yes"],
  ["This role cannot be performed in Colorado.", "Worldwide", "yes"],
  ["Everyone but people in Belarus may apply.", "Remote", "yes"],
  ["Sole exclusion: residents of Cuba. We hire worldwide.", "Remote", "yes"],
  ["Not living in Canada is no obstacle.", "Remote", "yes"],
  ["There's nowhere we would not hire from.", "Remote", "yes"],
  ["Our gift cards work in every country.", "Remote", "unclear"],
  ["We help students open accounts in South Africa.", "Remote", "unclear"],
  ["We have had to leave South Africa out.", "Worldwide", "no"],
  ["South Africa and Egypt are off the table.", "Worldwide", "no"],
  ["People living further east than GMT+1 are refused.", "EMEA", "no"],
  ["Candidates across sub-Saharan Africa may put their names down.", "Remote", "yes"],
  ["Any country will do, South Africa and Ghana being the exceptions.", "Remote", "no"],
  ["Everywhere minus the following: Iran, South Africa.", "Remote", "no"],
  ["Recruiting in southern Africa is on ice.", "Remote", "no"],
  [
    "Living outside Canada is no obstacle: South Africa and Chile both work for us.",
    "Remote",
    "yes",
  ],
  [
    "Inside Canada we have to skip residents of Quebec. Outside Canada there are no limits.",
    "Worldwide",
    "yes",
  ],
  ["Half of the writers dial in from Lusaka, the rest from Oslo.", "Remote", "unclear"],
  ["Contracts are on offer in: UK | NZ | ZA", "Remote", "yes"],
  ["You must live no more than two hours ahead of or behind Denver.", "Remote", "no"],
  ["Remote for SA residents, so inside San Antonio.", "Remote", "unclear"],
  ["Jy moet in Mosambiek woon.", "Remote", "no"],
  ["Vous êtes domiciliée en Belgique.", "Anywhere", "no"],
  ["Wohnsitz im Inland.", "EMEA", "no"],
  ["Deutschsprachige in Südafrika gesucht.", "Remote", "yes"],
  ["Ouvert à toute personne résidant en Afrique.", "Remote", "yes"],
  ["Du arbeitest von zu Hause aus.", "Remote", "unclear"],
  ["Staff must live inside the boundaries of the Elm Fork school district.", "Anywhere", "unclear"],
  ["Acme (YC W20) | Backend engineer | REMOTE (US/CA) | Full-time", "", "no"],
  ["Malawi and South Africa stay closed until further notice.", "Africa", "no"],
  ["Nobody was ever refused for living in South Africa.", "Remote", "yes"],
  ["Dublin is where our accountants sit, and you can apply from any country.", "Dublin", "yes"],
  ["We made Tidepool so that people can work from anywhere in the world.", "Remote", "unclear"],
  ["Malls need 4x brand ambassadors, R85 an hour.", "Mall of Africa", "not-remote"],
  ["Training is online. After that you are at our Parow office daily.", "Remote", "not-remote"],
])("what real ads taught: %s (%s)", (description, location, value) => {
  expect(verdict(description, location)).toBe(value);
});

test.each([
  ["Data Analyst (Remote, POL)", "Remote", "We sell shoes.", "no"],
  ["Copywriter | Remote in the USA", "Remote in the USA", "Work from anywhere, any time.", "no"],
  ["Copywriter (Remote, Canada)", "Anywhere", "We sell shoes.", "no"],
  ["Copywriter [Ohio Residents]", "Remote", "We sell shoes.", "no"],
  ["Copywriter (Remote, Canada)", "Anywhere", "We hire people from any country.", "unclear"],
])("a title that names a place elsewhere: %s (%s)", (title, location, description, value) => {
  expect(verdict(description, location, title)).toBe(value);
});
