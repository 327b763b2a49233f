import type { HttpContext } from "../context.ts";
import { randomBytesAtHand } from "../random-bytes.ts";

/** The one foreign place that a page may show in a frame: where members enter their card. */
const checkoutOrigin = "https://checkout.paystack.com";

/** Headers of every answer. HTML has a policy of its own; anything else may load nothing at all. */
export const fixedHeaders = (isHttps: boolean): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": `camera=(), geolocation=(), microphone=(), payment=(self "${checkoutOrigin}"), usb=()`,
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  ...(isHttps && { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" }),
});

/** Adds them to whatever was answered, an error included; a header the answer set itself stays. */
export const securityHeaders = (isHttps: boolean) => {
  const fixed = Object.entries(fixedHeaders(isHttps));
  return (c: HttpContext): void => {
    if (c.get("hasEveryHeader") === true) return;
    const { headers } = c.res;
    for (const [name, value] of fixed) if (!headers.has(name)) headers.set(name, value);
  };
};

interface PagePolicy {
  readonly isHttps: boolean;
  /** Vite's development server injects style elements; a build has none. */
  readonly isDevelopment: boolean;
  /** A demo's checkout is at home: of all pages here, only that one lets itself be framed. */
  readonly isCheckoutHere: boolean;
}

/** The policy of a page, made once; what it returns puts in the nonce that the page's scripts carry. */
export function pagePolicy(installation: PagePolicy): (nonce: string) => string {
  const { isHttps, isDevelopment, isCheckoutHere } = installation;
  const rest = [
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ""}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? " ws:" : ""}`,
    // Of our own, only letters let themselves be framed: the desk looks at them before they go out.
    `frame-src 'self'${isCheckoutHere ? "" : ` ${checkoutOrigin}`}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
  return (nonce) => `default-src 'none'; script-src 'self' 'nonce-${nonce}'; ${rest}`;
}

const nonceBytes = 16;

/** 128 random bits. */
export const freshNonce = (): string => randomBytesAtHand(nonceBytes).toString("base64");
