import type { membershipEndpoints } from "#contract/membership.ts";
import type { Delivery } from "#server/adapters/payments/port.ts";
import { fail } from "#server/app-error.ts";
import type { Handlers, RawRequest } from "#server/http/api/handler.ts";
import { askAfter, subjectOf, applyNews } from "./apply-news.ts";
import { addEvent, closeEvent } from "../stores/events.ts";
import { settle, type Settling, type MembershipServices } from "../membership-services.ts";
import { warnOfCards } from "../tasks/reminders.ts";

type WebhookRows = Pick<typeof membershipEndpoints, "receivePaystackEvent">;

export function webhookHandlers(services: MembershipServices): Handlers<WebhookRows> {
  const { log, payments } = services;

  function read({ body, header }: RawRequest, address: string): Delivery {
    try {
      const delivery = payments.readDelivery(body, header("x-paystack-signature"));
      if (delivery !== null) return delivery;
    } catch (error) {
      if (error instanceof SyntaxError) return fail("malformed_request");
      throw error;
    }
    log.warn("A webhook came without a signature that fits", { alert: "bad-signature", address });
    return fail("bad_signature");
  }

  return {
    async receivePaystackEvent({ raw, visit }) {
      const delivery = read(raw, visit.address);
      const { event, news } = delivery;
      if (news.kind === "other") {
        log.info("A webhook that means nothing to us", { event });
        return { received: true };
      }
      await settle(services, async (settling) => {
        await takeInOnce(settling, delivery);
        await askAfter(settling, news);
      });
      if (news.kind === "expiring-cards") await warnOfCards(services, news.cards);
      return { received: true };
    },
  };
}

/** Remembering an event and acting on it are one: neither is done without the other, and neither twice. */
async function takeInOnce(settling: Settling, { key, event, news }: Delivery): Promise<void> {
  const { tx, clock, log } = settling;
  const receivedAt = clock.now();
  const id = await addEvent(tx, { key, event, ...subjectOf(news), receivedAt });
  if (id === null) return;
  const { outcome, userId } = await applyNews(settling, news);
  await closeEvent(tx, id, { outcome, userId });
  log.info("A webhook was taken in", { event, outcome, userId });
}
