/** Where hosts are found. */
export interface Whereabouts {
  /** The address to ask for what a host has at an address of its own. */
  reach(address: string): string;
  /** Whose page an address is; null if it is nobody's that may be asked or shown. */
  hostOf(address: string): string | null;
  /** Whether a name may be spoken to by who asks these hosts, redirects included. */
  mayAsk(hosts: readonly string[]): (name: string) => boolean;
}

/** Everybody at home, under a seal. */
export const openWeb: Whereabouts = {
  reach: (address) => address,
  hostOf(address) {
    const url = URL.parse(address);
    const isPlain = url?.protocol === "https:" && url.username + url.password === "";
    return isPlain && url.port === "" ? url.hostname : null;
  },
  mayAsk: (hosts) => (name) => hosts.includes(name),
};

/** Everybody under one roof: a demo has its hosts at addresses of its own, by their names. */
export const underOneRoof = (roof: string): Whereabouts => ({
  reach(address) {
    const url = URL.parse(address);
    return url === null ? address : `${roof}/${url.hostname}${url.pathname}${url.search}`;
  },
  hostOf(address) {
    if (!address.startsWith(`${roof}/`)) return null;
    return address.slice(roof.length + 1).split(/[/?#]/)[0] ?? null;
  },
  mayAsk: () => (name) => name === URL.parse(roof)?.hostname,
});
