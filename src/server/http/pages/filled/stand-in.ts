import { randomBytes, randomInt } from "node:crypto";
import type { User } from "#contract/accounts.ts";
import { escapeHtml, escapeJson } from "#domain/markup/escape.ts";
import { stateOpening } from "../document.ts";
import { holedDocument } from "./holed-gzip.ts";
import { nonceMark, type PageForms } from "./page-forms.ts";

/** Stand where somebody's own words go. Unguessable, so that no text on a page can ask for them; nothing escapes them. */
const username = `n${randomBytes(15).toString("hex")}`;
const email = `e${randomBytes(15).toString("hex")}`;
const id = randomInt(100_000_000_000_000, 200_000_000_000_000);

const marks = [nonceMark, username, email, String(id)];

/** Somebody of the same kind, with marks for all that tells two of a kind apart. */
export const standInFor = (member: User): User => ({ ...member, id, username, email });

/** What members have in common who see the same page but for their own name, address and number. */
export const kindOf = (member: User): string => JSON.stringify(standInFor(member));

/** The page of a stand-in, from which that of each member is made. */
export interface MemberForms {
  readonly bytes: number;
  formsOf(member: User): PageForms;
}

export function memberForms(document: string): MemberForms {
  const pieces = cutAtMarks(document);
  const parts = pieces.filter((_, index) => index % 2 === 0);
  const stateAt = document.indexOf(stateOpening);
  const holes = pieces.flatMap((mark, index) => {
    if (index % 2 === 0) return [];
    const isInState = pieces.slice(0, index).join("").length > stateAt;
    return [{ mark, isInState }];
  });
  const holed = holedDocument(parts);
  return {
    get bytes() {
      return holed.bytes;
    },
    formsOf(member) {
      const inMarkup = wordsOf(member, escapeHtml);
      const inState = wordsOf(member, (text) => escapeJson(text).slice(1, -1));
      return {
        get bytes() {
          return holed.bytes;
        },
        fill: (nonce, isPacked) =>
          holed.fill(
            holes.map(({ mark, isInState }) =>
              mark === nonceMark ? nonce : ((isInState ? inState : inMarkup).get(mark) ?? ""),
            ),
            isPacked,
          ),
      };
    },
  };
}

/** The texts between the marks, and at every second place a mark. */
const cutAtMarks = (document: string): readonly string[] =>
  marks.reduce<readonly string[]>(
    (pieces, mark) =>
      pieces.flatMap((piece, index) =>
        index % 2 === 1
          ? [piece]
          : piece.split(mark).flatMap((text, at) => (at === 0 ? [text] : [mark, text])),
      ),
    [document],
  );

const wordsOf = (member: User, escape: (text: string) => string): ReadonlyMap<string, string> =>
  new Map([
    [username, escape(member.username)],
    [email, escape(member.email)],
    [String(id), String(member.id)],
  ]);
