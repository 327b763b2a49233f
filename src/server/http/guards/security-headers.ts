import { randomFillSync } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { HttpContext, HttpEnv } from "../context.ts";

/** Headers of every answer. HTML adds its own policy; anything else may load nothing at all. */
export const securityHeaders = (isHttps: boolean) => {
  const fixed: [string, string][] = [
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(self), usb=()"],
    ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"],
  ];
  if (isHttps) fixed.push(["Strict-Transport-Security", "max-age=63072000; includeSubDomains"]);
  return createMiddleware<HttpEnv>(async (c, next) => {
    for (const [name, value] of fixed) c.header(name, value);
    await next();
  });
};

interface PagePolicy {
  readonly isHttps: boolean;
  /** Vite's development server injects style elements; a build has none. */
  readonly isDevelopment: boolean;
}

/** Puts the policy for a page on the answer and returns the nonce its scripts must carry. */
export function allowPageScripts(c: HttpContext, { isHttps, isDevelopment }: PagePolicy): string {
  const nonce = freshNonce();
  const directives = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ""}`,
    "img-src 'self' https: data:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? " ws:" : ""}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ];
  c.header("Content-Security-Policy", directives.join("; "));
  return nonce;
}

const nonceBytes = 16;
const randomness = Buffer.alloc(nonceBytes * 256);
let used = randomness.length;

/** 128 random bits. They are drawn for many answers at once: one by one, the drawing costs more than the rest. */
function freshNonce(): string {
  if (used === randomness.length) {
    randomFillSync(randomness);
    used = 0;
  }
  used += nonceBytes;
  return randomness.toString("base64", used - nonceBytes, used);
}
