import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CompanyMark } from "./company-mark.tsx";

const markOf = (company: string, logoUrl: string | null) =>
  renderToStaticMarkup(createElement(CompanyMark, { company, logoUrl }));

test("a company with a logo shows it, and the logo's host does not learn from where", () => {
  const mark = markOf("Acacia Studio", "https://logos.example/acacia.png");
  expect(mark).toMatch(/^<img .*src="https:\/\/logos\.example\/acacia\.png"/);
  expect(mark).toContain('referrerPolicy="no-referrer"');
});

test("a company without one gets a mark drawn here, with nothing from another host", () => {
  const mark = markOf("Acacia Studio", null);
  expect(mark).toContain(">AS</text>");
  expect(mark).not.toMatch(/https?:|style=/);
});

test("nobody's initials stand for a company nobody knows", () => {
  const mark = markOf("Unknown Company", null);
  expect(mark).not.toContain("<text");
  expect(mark).toContain('stroke="white"');
});
