import type { Explained } from "./explained.ts";

export const payRules: Readonly<Record<string, Explained>> = {
  "pay-range": {
    reason: "A lowest and a highest figure are given for the job.",
    fires: "The salary is $60,000 to $75,000 per year.",
    spares: "We spend $60,000 to $75,000 per year on ads.",
  },
  "pay-fixed": {
    reason: "One figure is given for the job.",
    fires: "We pay $30 per hour.",
    spares: "Our plan costs $30 per month.",
  },
  "pay-up-to": {
    reason: "Only the most it may be is given.",
    fires: "Salary up to $70,000 per year.",
    spares: "A budget of up to $70,000 per year for tools.",
  },
  "pay-from": {
    reason: "Only the least it may be is given.",
    fires: "Salary from $50,000 per year.",
    spares: "Our clients spend from $50,000 per year.",
  },
  "pay-on-target": {
    reason: "The figure is what somebody earns if all goes well.",
    fires: "On-target earnings of $90,000 per year.",
    spares: "A base salary of $90,000 per year.",
  },
  "pay-commission-only": {
    reason: "There is no pay but commission, so no figure is shown.",
    fires: "This is a commission only position.",
    spares: "This is not a commission only position.",
  },
  "pay-part-time": {
    reason: "It is not a full week, so it is not worked out for one.",
    fires: "This is a part-time role.",
    spares: "This is a full-time role.",
  },
  "pay-plus-extras": {
    reason: "Bonus, commission or shares come on top and are not counted.",
    fires: "The salary is $60,000 per year plus an annual bonus.",
    spares: "The salary is $60,000 per year, and we pay a referral bonus.",
  },
};

export const hoursRules: Readonly<Record<string, Explained>> = {
  "hours-stated": {
    reason: "Times of day stand beside a time zone.",
    fires: "You work from 9am to 5pm EST.",
    spares: "Our support desk is open from 9am to 5pm EST.",
  },
  "hours-zone": {
    reason: "A time zone is asked for without times, so we take nine to five and say so.",
    fires: "You must work US hours.",
    spares: "We serve customers in US time zones.",
  },
  "hours-window": {
    reason: "A span of time zones is given.",
    fires: "Must be within three hours of GMT.",
    spares: "You must work GMT hours.",
  },
  "hours-home": {
    reason: "A time zone is named as the one to live in.",
    fires: "You must be based in the CET time zone.",
    spares: "You must work in the CET time zone.",
  },
  "hours-preferred": {
    reason: "A time zone is a wish and not a condition.",
    fires: "Ideally you are in the CET time zone.",
    spares: "You must be in the CET time zone.",
  },
  "hours-apart": {
    reason: "The zone stands in one sentence, the times in another.",
    fires: "You must work in the EST time zone.\nSchedule: Monday to Friday, 8am to 4pm.",
    spares: "You must work in the EST time zone.\nSchedule: Monday to Friday.",
  },
  "hours-by-field": {
    reason: "The times stand in the text, and the one place whose clock it can be in the field.",
    fires: "Location: Cape Town\nHours: 08:00 to 16:30.",
    spares: "Location: EMEA\nHours: 08:00 to 16:30.",
  },
  "hours-german": {
    reason: "Times written the German way are in German time.",
    fires: "Arbeitszeit: 9 bis 17 Uhr.",
    spares: "Wir sind telefonisch von 9 bis 17 Uhr erreichbar.",
  },
  "hours-open": {
    reason: "The hours are left to you.",
    fires: "You choose your own hours.",
    spares: "You have a flexible schedule.",
  },
};

export const engagementRules: Readonly<Record<string, Explained>> = {
  "engagement-employer-of-record": {
    reason: "Another company employs you on paper.",
    fires: "You are hired through our local EOR partner.",
    spares: "You are hired through our website.",
  },
  "engagement-contractor": {
    reason: "The work is done as a contractor.",
    fires: "You join as an independent contractor.",
    spares: "You will manage contractors.",
  },
  "engagement-freelance": {
    reason: "The work is freelance.",
    fires: "This is a freelance position.",
    spares: "You brief freelancers.",
  },
  "engagement-contract": {
    reason: "It is a contract for a time or between two businesses.",
    fires: "This is a 6 month contract.",
    spares: "You look after contract renewals.",
  },
  "engagement-invoice": {
    reason: "You send an invoice to be paid.",
    fires: "You invoice us at the end of the month.",
    spares: "You chase unpaid invoices of customers.",
  },
  "engagement-employee": {
    reason: "Employment is named.",
    fires: "This is a permanent full-time position.",
    spares: "Our employees enjoy the sun.",
  },
  "engagement-retirement-plan": {
    reason: "A pension is paid into, which employers do for their staff.",
    fires: "We pay into a pension fund for you.",
    spares: "You write for a fund that invests.",
  },
  "engagement-insurance": {
    reason: "Health cover is given, which employers do for their staff.",
    fires: "Medical aid and dental insurance.",
    spares: "You market an insurance app.",
  },
  "engagement-paid-leave": {
    reason: "Leave is paid, which employers do for their staff.",
    fires: "You get 25 days of annual leave.",
    spares: "You may leave early on Fridays.",
  },
};
