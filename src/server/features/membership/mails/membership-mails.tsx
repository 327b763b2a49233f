import { brand } from "#domain/brand.ts";
import { letter } from "#server/work/letter.tsx";
import { dayOf, linkTo, randOf } from "./links-and-formats.ts";

export const reminderMail = (username: string, renewsAt: Date, cents: number, appUrl: string) =>
  letter({
    subject: `Your ${brand.name} premium renews on ${dayOf(renewsAt)}`,
    username,
    paragraphs: [
      `On ${dayOf(renewsAt)} we charge ${randOf(cents)} to your card for another year of premium. You do not have to do anything.`,
      "If you would rather not go on, cancel before that day. Your premium then runs to the end of the year you have paid for.",
    ],
    action: { label: "See my membership", link: linkTo.account(appUrl) },
  });

export const renewalFailedMail = (username: string, until: Date, appUrl: string) =>
  letter({
    subject: `Your ${brand.name} premium could not be renewed`,
    username,
    paragraphs: [
      "Your bank did not let the payment for the next year through. This happens when a card has run out or is short of money.",
      `Your premium goes on until ${dayOf(until)}, so that you have time to put it right: pay again, with any card.`,
    ],
    action: { label: "Pay again", link: linkTo.subscribe(appUrl) },
  });

export const cancelledMail = (username: string, until: Date, appUrl: string) =>
  letter({
    subject: `Your ${brand.name} premium will not renew`,
    username,
    paragraphs: [
      `As you asked, nothing more will be charged. Your premium stays until ${dayOf(until)}.`,
      "Changed your mind? Until then you can take it back in two clicks.",
    ],
    action: { label: "See my membership", link: linkTo.account(appUrl) },
  });

/** Whoever is suspended cannot sign in, so it leads nowhere. */
export const stoppedBySuspensionMail = (username: string, until: Date) =>
  letter({
    subject: `Your ${brand.name} premium will not renew`,
    username,
    paragraphs: [
      "Your account is suspended. So that you pay for nothing you cannot use, we have switched off its renewal: nothing more will be charged.",
      `You have paid until ${dayOf(until)}. If your account is opened again, the renewal stays off until you turn it on yourself. To ask about it, answer this mail.`,
    ],
  });

export const cardExpiresMail = (username: string, expires: string, appUrl: string) =>
  letter({
    subject: "The card for your premium is about to expire",
    username,
    paragraphs: [
      `The card we charge for your ${brand.name} premium expires in ${expires}. Please put in a new one, so that the next renewal goes through.`,
    ],
    action: { label: "Update my card", link: linkTo.account(appUrl) },
  });

/** `until` is null when premium has ended with it. */
export const returnedMail = (username: string, cents: number, until: Date | null, appUrl: string) =>
  letter({
    subject: `Your payment to ${brand.name} went back`,
    username,
    paragraphs: [
      `${randOf(cents)} went back to the card it came from. How soon you see it there depends on your bank.`,
      until === null
        ? "Your premium has ended with it, and nothing more will be charged."
        : `Your premium goes on until ${dayOf(until)}.`,
    ],
    action: { label: "See my membership", link: linkTo.account(appUrl) },
  });
