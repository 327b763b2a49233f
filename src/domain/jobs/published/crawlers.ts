/** What programs that read the web by themselves have in common in how they call themselves. */
const signs =
  /(?<!cu)bot\b|compatible;|crawl|spider|slurp|preview|fetch|scan|monitor|headless|lighthouse|facebookexternalhit|whatsapp|mediapartners|feed|archiver|python|curl|wget|httpclient|okhttp|go-http|java\/|libwww|axios|node|phantom|selenium/i;

/** Every browser says of itself that it is one, since the first of them. */
const browser = /^Mozilla\/5\.0 \(/;

/** Whether nobody sits in front of it: who gives no name at all is no browser either. */
export const isCrawler = (userAgent: string): boolean =>
  !browser.test(userAgent) || signs.test(userAgent);
