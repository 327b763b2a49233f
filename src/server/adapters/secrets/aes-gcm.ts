import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Secrets } from "./port.ts";

const version = "v1";
const usual = "sealed text";

/** AES-256-GCM with a fresh nonce each time. The version in front lets keys and algorithms change later. */
export function aesGcmSecrets(appSecret: string): Secrets {
  const keys = new Map<string, Buffer>();
  function keyFor(purpose: string): Buffer {
    const key =
      keys.get(purpose) ??
      Buffer.from(hkdfSync("sha256", appSecret, "", `kwela ${purpose} v1`, 32));
    keys.set(purpose, key);
    return key;
  }
  return {
    seal(text, purpose = usual) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", keyFor(purpose), nonce);
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return [version, nonce, cipher.getAuthTag(), sealed].map(asText).join(".");
    },
    open(text, purpose = usual) {
      const [given, nonce, tag, sealed] = text.split(".");
      if (given !== version || nonce === undefined || tag === undefined || sealed === undefined)
        return null;
      try {
        const bytes = Buffer.from(nonce, "base64url");
        const decipher = createDecipheriv("aes-256-gcm", keyFor(purpose), bytes, {
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
