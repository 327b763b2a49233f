import type { Domains, SaidIn } from "./port.ts";

export interface SimulatedDomains extends Domains {
  /** Has a domain say something. */
  put(domain: string, words: string, where: SaidIn): void;
}

/** Domains that say what they were told to; in a demo, those that belong to nobody say whatever they are asked. */
export function simulatedDomains({ areObliging }: { areObliging: boolean }): SimulatedDomains {
  const said = new Map<string, SaidIn>();
  return {
    put(domain, words, where) {
      said.set(`${domain} ${words}`, where);
    },
    find(domain, words) {
      const obliging = areObliging && domain.endsWith(".example") ? "dns" : null;
      return Promise.resolve(said.get(`${domain} ${words}`) ?? obliging);
    },
  };
}
