import type { PageHead, Pieces, SiteFacts } from "#contract/page.ts";
import { beforeScripts } from "./before-scripts.ts";
import { headTags } from "./head-tags.ts";

interface FrameParts {
  readonly head: PageHead;
  readonly site: SiteFacts;
  readonly assetTags: string;
  readonly nonce: string;
  /** Put after the application, outside what React hydrates. */
  readonly footer: string;
}

/** What stands around the application and its data. */
export interface Frame {
  readonly beginning: string;
  readonly end: string;
}

/** Behind this everything is data; no text on a page can hold it. */
export const stateOpening = `<script type="application/json" id="state">`;

/** The page around the application. */
export const htmlDocument = (
  { beginning, end }: Frame,
  { html, state }: { readonly html: Pieces; readonly state: Pieces },
): Pieces => [beginning, ...html, `</div>${stateOpening}`, ...state, end];

export const frameOf = ({ head, site, assetTags, nonce, footer }: FrameParts): Frame => ({
  beginning: `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1">\
${headTags(head, site.appUrl, nonce)}\
<meta name="theme-color" content="#fdfaf4" media="(prefers-color-scheme: light)">\
<meta name="theme-color" content="#0f131c" media="(prefers-color-scheme: dark)">\
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">\
<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">\
<script nonce="${nonce}">${themeScript};${installOffer};${beforeScripts}</script>${assetTags}</head>\
<body><div id="root">`,
  end: `</script>${footer}</body></html>`,
});

/** Before the first paint, so that a chosen theme never flashes the other one, and no card changes its height. */
const themeScript = `try{let s=localStorage,d=document.documentElement.dataset,t=s.getItem("theme");if(t==="light"||t==="dark")d.theme=t;if(s.getItem("cards")==="roomy")d.cards="roomy"}catch{}`;

/** A browser that can install the site says so once, early, and would ask by itself: it is to wait until somebody wants it. */
const installOffer = `addEventListener("beforeinstallprompt",e=>{e.preventDefault();window.installOffer=e});addEventListener("appinstalled",()=>window.installOffer=null)`;
