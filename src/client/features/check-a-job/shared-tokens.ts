import { inStorage } from "#client/session/device-storage.ts";

/** What takes back the results shared from this browser, by their ids: the newest few. */
const key = "shared-results";
const mostKept = 50;

const read = (): [id: string, token: string][] =>
  inStorage(() => JSON.parse(localStorage.getItem(key) ?? "[]") as [string, string][]) ?? [];

const write = (tokens: readonly (readonly [string, string])[]): void =>
  void inStorage(() => localStorage.setItem(key, JSON.stringify(tokens)));

export const keepToken = (id: string, token: string): void =>
  write([[id, token] as const, ...read()].slice(0, mostKept));

export const tokenOf = (id: string): string | undefined =>
  read().find(([known]) => known === id)?.[1];

export const forgetToken = (id: string): void => write(read().filter(([known]) => known !== id));
