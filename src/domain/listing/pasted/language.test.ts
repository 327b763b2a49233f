import { describe, expect, test } from "vitest";
import { otherLanguageOf } from "./language.ts";
import { isMostlyLink, isOnlyLinks } from "./links.ts";

describe("the language of a post", () => {
  test.each([
    ["Afrikaans", "Ons soek 'n ervare bemarker vir ons span. Jy kan van die huis af werk."],
    ["Afrikaans", "Geen ondervinding nodig nie. Betaal slegs R250. WhatsApp net vir Karel by 082."],
    ["Dutch", "Wij zoeken een marketeer voor ons team. Je werkt op afstand, 24 uur per week."],
    ["German", "Wir suchen einen Marketing Manager für unser Team. Du arbeitest remote mit uns."],
    ["French", "Nous recherchons un responsable pour notre équipe. Le poste est à distance."],
    ["Spanish", "Buscamos un especialista para nuestro equipo. El trabajo es remoto y para todos."],
    ["Portuguese", "Estamos à procura de uma pessoa para a nossa equipa. O trabalho é remoto."],
    [
      "Italian",
      "Cerchiamo una persona per il nostro team. Il lavoro è da remoto con orari di sede.",
    ],
    ["isiZulu or isiXhosa", "Sifuna umuntu ozosiza. Usebenza usekhaya. Thumela i-CV yakho."],
    ["Sesotho or Setswana", "Re batla motho ya ka sebetsang le rona. Romela CV ya hao ka kgwedi."],
    [
      "another language",
      "Требуется специалист по маркетингу, удалённая работа, оплата в долларах.",
    ],
  ])("%s", (language, text) => {
    expect(otherLanguageOf(text)).toBe(language);
  });

  test.each([
    "We are looking for a marketer. You work from anywhere and send one invoice a month.",
    "SEO Specialist. Remote. $3,000/month. hello@acme.example",
    "Vice President, LATAM Marketing. You speak Spanish and lead our team in São Paulo.",
    "Die Burger and De Beers are our clients: write for both of them, in English.",
    "Marketing intern, Rue de la Paix, en route",
    "",
  ])("English, or too little to tell: %s", (text) => {
    expect(otherLanguageOf(text)).toBeNull();
  });

  test("an ad in two languages is read where it is English", () => {
    const english = "We are looking for a marketer who writes for our team and works with you.";
    expect(otherLanguageOf(`${english} Ons soek 'n bemarker.`)).toBeNull();
  });
});

describe("a link", () => {
  test.each([
    "https://www.linkedin.com/jobs/view/4021234567/?refId=abc",
    "https://wellfound.com/jobs/2891234-seo-lead\nwww.indeed.com/viewjob?jk=ab12",
    "[SEO Lead](https://wellfound.com/jobs/2891234)",
    "<https://acme.example/careers/1>",
    "linkedin.com/jobs/view/4021234567",
    "Check out this job at Brandworks: https://www.linkedin.com/jobs/view/4021234567",
  ])("alone is no post: %s", (text) => {
    expect(isOnlyLinks(text)).toBe(true);
  });

  test.each([
    "SEO Lead wanted",
    "Hiring: SEO Specialist at Fernhill, R25k pm, remote SA. Apply: https://acme.example/1",
    "Write to jobs@acme.example about the marketing manager role and/or internship.",
    "",
  ])("beside a post is part of it: %s", (text) => {
    expect(isOnlyLinks(text)).toBe(false);
  });

  test("with a few kind words beside it has the post behind it", () => {
    const passedOn =
      "Hi love, saw this and thought of you, it looks perfect for you!! https://x.io/1";
    expect([isOnlyLinks(passedOn), isMostlyLink(passedOn)]).toEqual([false, true]);
    expect(isMostlyLink("SEO Lead, R25k a month, https://x.io/1")).toBe(false);
    expect(isMostlyLink(`${"words ".repeat(40)} https://x.io/1`)).toBe(false);
  });
});
