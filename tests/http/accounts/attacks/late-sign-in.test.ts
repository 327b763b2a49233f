import { expect, test } from "vitest";
import { argon2Passwords } from "#server/adapters/passwords/argon2.ts";
import { linkIn, person, registered, thandi } from "../../../support/person.ts";
import { freshTables, testApp } from "../../../support/test-app.ts";

const database = await freshTables();

test("a sign-in with the old password that is under way while a new one is chosen ends with nobody signed in", async () => {
  await registered(testApp(database));
  const real = argon2Passwords({ refusesCommon: true });
  const compared = Promise.withResolvers<void>();
  const chosen = Promise.withResolvers<void>();
  const app = testApp(database, {
    passwords: {
      ...real,
      async verify(...given) {
        const isRight = await real.verify(...given);
        compared.resolve();
        await chosen.promise;
        return isRight;
      },
    },
  });
  const late = person(app, "198.51.100.67");
  const answer = late.post("/api/login", {
    username: thandi.username,
    password: thandi.password,
  });
  await compared.promise;
  await person(app).post("/api/account/forgot-password", { email: thandi.email });
  const reset = await person(app).post("/api/account/reset-password", {
    token: linkIn(app, /Choose a new password/),
    newPassword: "another 9 mountains",
  });
  expect(reset.status).toBe(200);
  chosen.resolve();
  expect((await answer).status).toBe(401);
  expect((await late.get("/api/user")).status).toBe(401);
});
