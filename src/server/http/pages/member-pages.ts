import { hash } from "node:crypto";
import type { User } from "#contract/accounts.ts";
import type { ApiFetch } from "#contract/page.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Changes } from "#server/adapters/database/port.ts";
import { textOf, type PageForms } from "./filled/page-forms.ts";
import { kindOf, memberForms, standInFor, type MemberForms } from "./filled/stand-in.ts";
import type { AskApi, PageMaker } from "./make-page.ts";
import { pageCache } from "./page-cache.ts";

/** What all of them may take up, and what members' own answers may. */
const mostBytes = 16_000_000;
const mostOwnBytes = 2_000_000;
/** Of so many addresses it is remembered what their pages ask for. */
const mostAddresses = 2_000;

interface MemberPage {
  readonly status: number;
  readonly forms: MemberForms;
}

interface Answer {
  readonly isGood: boolean;
  readonly text: string;
}

type Answers = ReadonlyMap<string, Answer>;

interface Visit {
  readonly member: User;
  /** Another number whenever something of theirs has changed that is kept for them. */
  readonly ownChanges: number;
  readonly address: string;
  /** What tells two pages apart besides. */
  readonly footer: string;
  readonly ask: AskApi;
}

/**
 * Keeps pages for members who see the same but for their own name: each is made for a stand-in and filled in for
 * whoever asks. What a page asks of the API for its viewer alone is asked anew for every one of them, and a page made with
 * other answers is another page. So one member's own things can reach another only if the other has the very same.
 */
export function memberPages(changes: Changes, clock: Clock, { render }: Pick<PageMaker, "render">) {
  const cache = pageCache<MemberPage | null>(changes, clock, {
    mostBytes,
    bytesOf: (page) => page?.forms.bytes ?? 0,
  });
  const ownAnswers = pageCache<Answer>(changes, clock, {
    mostBytes: mostOwnBytes,
    bytesOf: ({ text }) => 2 * text.length,
  });
  const ownPaths = new Map<string, readonly string[]>();

  function remember(place: string, paths: readonly string[]): void {
    ownPaths.delete(place);
    const [oldest] = ownPaths.keys();
    if (oldest !== undefined && ownPaths.size >= mostAddresses) ownPaths.delete(oldest);
    ownPaths.set(place, paths);
  }

  /** The session has just said how often their own has changed, so an answer that was kept since is as good as asked anew. */
  async function ownAnswer(place: string, { member, ownChanges, ask }: Visit, path: string) {
    const key = [member.id, ownChanges, place, path].join(" ");
    const askAnew = async () => {
      let topics: readonly string[] | null = null;
      const answer = await ask(path, get, { onOwnUntil: (until) => (topics = until) });
      const page = { isGood: answer.ok, text: await answer.text() };
      return { page, topics: page.isGood ? topics : null };
    };
    return ownAnswers.find(key) ?? (await ownAnswers.make(key, askAnew));
  }

  async function answersTo(place: string, visit: Visit): Promise<Answers> {
    const paths = ownPaths.get(place) ?? [];
    const answers = paths.map(async (path): Promise<[string, Answer]> => [
      path,
      await ownAnswer(place, visit, path),
    ]);
    return new Map(await Promise.all(answers));
  }

  async function make(place: string, { member, address, ask }: Visit, known: Answers) {
    const { fetchApi, own } = recording(ask, known);
    const made = await render({ address, viewer: standInFor(member), fetchApi }, member.username);
    if (made.kind === "redirect" || made.topics === null) return { page: null, topics: null };
    const answers = own();
    remember(place, [...answers.keys()]);
    const isAsKnown = [...answers].every(([path, { isGood }]) => isGood && known.has(path));
    const page = { status: made.status, forms: memberForms(textOf(made.document)) };
    return { page, topics: isAsKnown ? made.topics : null };
  }

  /** The page of a member; null for one that cannot be made for a stand-in. */
  return async (
    visit: Visit,
  ): Promise<{ readonly status: number; readonly forms: PageForms } | null> => {
    const { member, address, footer } = visit;
    const place = digest([kindOf(member), footer, address]);
    const known = await answersTo(place, visit);
    if ([...known.values()].some(({ isGood }) => !isGood)) return null;
    const key = digest([place, ...[...known].flatMap(([path, { text }]) => [path, text])]);
    const page = cache.find(key) ?? (await cache.make(key, () => make(place, visit, known)));
    if (page === null) return null;
    const forms = page.forms.formsOf(member);
    return {
      status: page.status,
      forms: {
        ...forms,
        fill(nonce, isPacked) {
          const filled = forms.fill(nonce, isPacked);
          cache.weigh(key);
          return filled;
        },
      },
    };
  };
}

const get = { method: "GET", headers: {}, body: null };

/** Answers from what is known already, and remembers whatever is the viewer's own. */
function recording(ask: AskApi, known: Answers) {
  const asked = new Map<string, Answer>();
  const fetchApi: ApiFetch = async (path, init) => {
    const before = init.method === "GET" ? known.get(path) : undefined;
    if (before !== undefined) {
      asked.set(path, before);
      return new Response(before.text);
    }
    let isShared = false;
    const answer = await ask(path, init, { onShared: () => (isShared = true) });
    if (isShared) return answer;
    const { ok, status, statusText, headers } = answer;
    const text = await answer.text();
    asked.set(path, { isGood: ok && init.method === "GET", text });
    return { ok, status, statusText, headers, text: async () => text };
  };
  return { fetchApi, own: (): Answers => asked };
}

const digest = (parts: readonly string[]): string =>
  hash("sha256", JSON.stringify(parts), "base64url");
