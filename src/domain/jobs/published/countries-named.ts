/** Countries by the names search engines know, each followed by what else postings call it. */
const names = `
  Argentina; Australia; Austria; Belgium; Botswana; Brazil; Bulgaria; Canada; Chile; Colombia; Croatia; Cyprus; Czechia = Czech Republic;
  Denmark; Egypt; Estonia; Finland; France; Germany; Ghana; Greece; Hungary; India; Indonesia; Ireland; Israel; Italy; Japan; Kenya; Latvia;
  Lithuania; Malaysia; Malta; Mauritius; Mexico; Morocco; Namibia; Netherlands = the Netherlands; New Zealand; Nigeria; Norway; Pakistan;
  Philippines = the Philippines; Poland; Portugal; Romania; Rwanda; Serbia; Singapore; Slovakia; Slovenia; South Africa = RSA = ZA; Spain;
  Sweden; Switzerland; Thailand; Turkey; Uganda; Ukraine; United Arab Emirates = UAE; United Kingdom = UK = Great Britain;
  United States = US = USA = United States of America; Uruguay; Vietnam; Zambia; Zimbabwe`;

const nameOf: ReadonlyMap<string, string> = new Map(
  names.split(";").flatMap((entry) => {
    const [name = "", ...others] = entry.split("=").map((part) => part.trim());
    return [name, ...others].map((known) => [known.toLowerCase(), name] as const);
  }),
);

/** The countries a location field lists: `Remote (UK, South Africa or Kenya)` has three. */
export function countriesNamed(location: string): readonly string[] {
  const parts = location.split(/[,;/|()&+–-]|\b(?:and|or|in|only|remote)\b/i);
  const found = parts.map((part) => nameOf.get(part.trim().toLowerCase()));
  return [...new Set(found.filter((name) => name !== undefined))];
}
