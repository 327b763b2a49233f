import { hash, verify } from "@node-rs/argon2";
import { fairQueue, type Asker, type InTurn } from "#server/fair-queue.ts";
import { commonPasswords } from "./common-passwords.ts";
import type { Passwords } from "./port.ts";

// The library names its algorithms in a const enum, which does not survive on its own; 2 is argon2id.
const argon2id = 2;

interface Cost {
  /** In KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** OWASP's recommendation: 19 MiB and two passes, some 30 ms of work. */
const recommended: Cost = { memoryCost: 19 * 1024, timeCost: 2 };

/** Hashing is the dearest thing a stranger can ask for, so only so much of it happens at once. */
const room = { atOnce: 4, waiting: 200, waitingEach: 20 };

const ourselves: Asker = { name: "", isKnown: true };

interface Options {
  /** In a demo any password will do. */
  readonly refusesCommon: boolean;
  readonly inTurn?: InTurn;
  readonly cost?: Cost;
}

export function argon2Passwords({
  refusesCommon,
  inTurn = fairQueue(room),
  cost: { memoryCost, timeCost } = recommended,
}: Options): Passwords {
  const cost = { algorithm: argon2id, memoryCost, timeCost, parallelism: 1 };
  const nobody = hash("nobody has this password", cost);
  return {
    hash: (password, asker = ourselves) => inTurn(asker, () => hash(password, cost)),
    async verify(stored, password, asker = ourselves) {
      const isRight = await inTurn(asker, async () => verify(stored ?? (await nobody), password));
      return isRight && stored !== null;
    },
    weakness(password, username) {
      if (!refusesCommon) return null;
      const plain = password.toLowerCase();
      if (plain === username.toLowerCase()) return "Choose a password that is not your username";
      if (/^kwela\W*\d*$/.test(plain)) return "Choose a password that is not our name";
      return commonPasswords().has(plain)
        ? "That password is on every attacker's list. Choose another"
        : null;
    },
  };
}
