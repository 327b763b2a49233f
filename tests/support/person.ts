import type { TestApp } from "./test-app.ts";

/** A browser with a cookie jar, driven by a person. */
export interface Person {
  post(path: string, body?: object): Promise<Response>;
  get(path: string): Promise<Response>;
  remove(path: string): Promise<Response>;
  readonly cookies: Map<string, string>;
}

export function person(
  app: TestApp,
  address = "203.0.113.7",
  userAgent = "Mozilla/5.0 (Linux; Android 15) Chrome/141.0",
): Person {
  const cookies = new Map<string, string>();
  async function send(method: string, path: string, body?: object): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = {
      cookie,
      "user-agent": userAgent,
      ...(body !== undefined && { "content-type": "application/json" }),
    };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await app.request(path, init, address);
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }
  return {
    cookies,
    post: (path, body) => send("POST", path, body),
    get: (path) => send("GET", path),
    remove: (path) => send("DELETE", path),
  };
}

export const thandi = {
  username: "thandi",
  email: "thandi@example.com",
  password: "climb the 7 steps",
} as const;

export async function registered(app: TestApp, who: object = thandi): Promise<Person> {
  const somebody = person(app);
  const response = await somebody.post("/api/register", who);
  if (response.status !== 200)
    throw new Error(`Registering failed with ${response.status}: ${await response.text()}`);
  return somebody;
}

/** The token at the end of the newest mail with this subject. */
export function linkIn(app: TestApp, subject: RegExp): string {
  const mail = app.mails().find((sent) => subject.test(sent.subject));
  const token = /#([\w-]{43})/.exec(mail?.text ?? "")?.[1];
  if (token === undefined) throw new Error(`There is no link in a mail about ${String(subject)}`);
  return token;
}
