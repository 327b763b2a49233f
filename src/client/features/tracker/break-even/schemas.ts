import "#client/ui/form/zod-under-policy.ts";
import { memberPackage } from "#contract/tracker/break-even.ts";
import { z } from "zod";

/** What is typed is text, and people write sums with spaces, commas and an R. */
const rand = z.string().transform((text, context) => {
  const plain = text.replaceAll(/[\sR,']/gi, "");
  if (plain === "") return 0;
  if (/^\d{1,9}(?:\.\d{1,2})?$/.test(plain)) return Math.round(Number(plain));
  context.addIssue({ code: "custom", message: "Type a sum in rand, such as 45 000." });
  return z.NEVER;
});

const whole = z.string().transform((text) => (text.trim() === "" ? 0 : Number(text)));

export const packageForm = z
  .object({
    basis: memberPackage.shape.basis,
    randPerMonth: rand,
    medical: rand,
    pension: rand,
    thirteenthCheque: memberPackage.shape.thirteenthCheque,
    leaveDays: whole,
    weeksBetween: whole,
  })
  .pipe(memberPackage);

export type PackageFields = z.input<typeof packageForm>;
