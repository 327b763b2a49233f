import { socialImageSize } from "#domain/jobs/published/social-address.ts";

/** The light colours of `tokens.css`, as the drawing library understands them; a test holds the two together. */
export const colours = {
  paper: "#fdfaf4",
  raised: "#ffffff",
  ink: "#161b24",
  quiet: "#535864",
  ember: "#f46527",
  "ember-pale": "#f8b287",
  yes: "#0a693c",
  "yes-wash": "#e1f7e7",
  unclear: "#815709",
  "unclear-wash": "#fdf1d4",
  no: "#ac3031",
  "no-wash": "#ffebe9",
  "art-sky": "#ffecdc",
  "art-far": "#eac9b7",
  "art-mid": "#4f4f6d",
  "art-near": "#0d111b",
} as const;

const hairline = `stroke="${colours.ink}" stroke-opacity=".16"`;
const terraces = "M-8 334h178v-10h150v-10h150v-12h150v-12h150v-14h150v-12h150v-14h150v-12h220";

/** The picture of the product, the same as on its pages: Table Mountain at first light, and terraces that climb towards it. */
const landscape = `<g transform="translate(0 330)scale(.83333)">
<g fill="none" ${hairline}><circle cx="640" cy="178" r="132"/><circle cx="640" cy="178" r="184"/><circle cx="640" cy="178" r="248"/><circle cx="640" cy="178" r="324"/></g>
<circle cx="640" cy="178" r="88" fill="${colours.ember}"/>
<path fill="${colours["art-far"]}" d="M0 300 96 282l70-12 62-34 40-52 22-18 26 30 34 40 26 4 40-58 12-8 14-22h330l18 4 10 16 22 20 20 44 40 22 56 8 34-34 26-46 14-10 18 16 24 52 60 34 90 18 236 14v60H0Z"/>
<path fill="none" ${hairline} d="M404 196q210 14 406-4M392 222q240 14 440 0M374 248q250 16 490 4"/>
<path fill="${colours["art-mid"]}" d="M0 360v-54l180-14 210 18 170-14 220 18 230-22 210 16 220-10v62Z"/>
<path fill="${colours["art-near"]}" d="${terraces}v122H-8Z"/>
<path fill="none" stroke="${colours.ember}" stroke-width="4" d="${terraces}"/></g>`;

const logo = `<g transform="translate(64 56)scale(1.7)" fill="none">
<path fill="${colours.ink}" d="M2 4h4.3v12l4.9-4h5.9l-7 6.2L17.4 28h-5.3l-5-6.8-.8.7V28H2zM18.8 12h4.6l3.5 9.6 3.6-9.6h3.3l3.6 9.6L42.5 8H47l-7.5 20h-4.2l-3.2-8.6L29 28h-4.2zM66.6 4h4.3v24h-4.3zM88.2 12h4.3v16h-4.3z"/>
<g stroke="${colours.ink}" stroke-width="4.1"><path d="M49 20.3h13.4" stroke-width="3.2"/><path d="M60.4 20.3a6.1 6.1 0 1 0-1.5 4"/><circle cx="82.8" cy="20" r="6.1"/></g>
<circle cx="46.8" cy="3.5" r="3.1" fill="${colours.ember}"/></g>`;

/** Everything that is the same on every picture. */
export const background = `<defs><linearGradient id="dawn" x1="0" x2="0" y1="0" y2="1"><stop stop-color="${colours.paper}"/><stop offset="1" stop-color="${colours["art-sky"]}"/></linearGradient></defs>
<rect width="${socialImageSize.width}" height="${socialImageSize.height}" fill="url(#dawn)"/>${landscape}${logo}`;

/** Signs on a square of 20. */
export const icons = {
  yes: "m4.5 10.5 3.5 3.5 7.5-8",
  unclear: "M7 7.4A3 3 0 1 1 10.8 10c-.6.3-.8.8-.8 1.6M10 15v.01",
  no: "M17 10a7 7 0 1 1-14 0a7 7 0 0 1 14 0M5.2 14.8l9.6-9.6",
  warning: "M10 3.5 17.5 16h-15zM10 8.5v3.2M10 13.8v.01",
  about: "M3 8q3.5-3.4 7-.8t7-.8M3 13.6q3.5-3.4 7-.8t7-.8",
} as const;
