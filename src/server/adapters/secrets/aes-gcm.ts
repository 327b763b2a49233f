import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Secrets } from "./port.ts";

const version = "v1";

/** AES-256-GCM with a fresh nonce each time. The version in front lets keys and algorithms change later. */
export function aesGcmSecrets(appSecret: string): Secrets {
  const key = Buffer.from(hkdfSync("sha256", appSecret, "", "kwela sealed text v1", 32));
  return {
    seal(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, nonce);
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return [version, nonce, cipher.getAuthTag(), sealed].map(asText).join(".");
    },
    open(text) {
      const [given, nonce, tag, sealed] = text.split(".");
      if (given !== version || nonce === undefined || tag === undefined || sealed === undefined)
        return null;
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(nonce, "base64url"), {
          authTagLength: 16,
        });
        decipher.setAuthTag(Buffer.from(tag, "base64url"));
        return Buffer.concat([
          decipher.update(Buffer.from(sealed, "base64url")),
          decipher.final(),
        ]).toString();
      } catch {
        return null;
      }
    },
  };
}

const asText = (part: string | Buffer): string =>
  typeof part === "string" ? part : part.toString("base64url");
