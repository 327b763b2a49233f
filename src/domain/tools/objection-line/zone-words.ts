/** How people there call their time, where the name of a city would sound odd. */
const spoken: Readonly<Record<string, string>> = {
  "Africa/Lagos": "West Africa time",
  "Africa/Nairobi": "East Africa time",
  "America/Chicago": "Central",
  "America/Denver": "Mountain",
  "America/Los_Angeles": "Pacific",
  "America/New_York": "Eastern",
  "America/Sao_Paulo": "Brasília time",
  "America/St_Johns": "Newfoundland time",
  "Asia/Dubai": "Gulf time",
  "Asia/Jerusalem": "Israel time",
  "Asia/Kathmandu": "Nepal time",
  "Asia/Kolkata": "India time",
  "Asia/Manila": "Philippine time",
  "Asia/Seoul": "Korea time",
  "Asia/Tehran": "Iran time",
  "Asia/Tokyo": "Japan time",
  "Etc/UTC": "UTC",
  "Europe/Berlin": "Central European time",
  "Europe/Bucharest": "Eastern European time",
  "Europe/London": "UK time",
  "Pacific/Auckland": "New Zealand time",
};

/** A zone as it stands behind an hour: "Eastern", "UK time", "UTC-5". */
export function zoneWords(zone: string): string {
  const known = spoken[zone];
  if (known !== undefined) return known;
  const [, sign, hours] = /^Etc\/GMT([+-])(\d{1,2})$/.exec(zone) ?? [];
  // These names count hours behind UTC, so their sign is the other way round.
  if (hours !== undefined) return `UTC${sign === "+" ? "-" : "+"}${hours}`;
  return `${zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ")} time`;
}

/** Whether somebody lives by it: nobody calls "UTC-5" their own time. */
export const isLivedIn = (zone: string): boolean => !zone.startsWith("Etc/");
