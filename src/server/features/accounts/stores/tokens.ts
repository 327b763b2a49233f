import { hash, randomBytes } from "node:crypto";

/** 256 random bits for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What we keep of a token: enough to recognise it, nothing to use. */
export const hashOf = (token: string): Uint8Array => hash("sha256", token, "buffer");
