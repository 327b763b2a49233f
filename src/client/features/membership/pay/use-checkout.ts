import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { hasCode, isSignedOut } from "#client/session/failure.ts";
import { changeViewer, userQuery, useUser } from "#client/session/viewer.ts";
import { callbackPath } from "#domain/page-addresses.ts";
import { paths, signInPath } from "#domain/paths.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { openCheckout } from "./checkout.ts";
import { becamePremium } from "./became-premium.ts";

/** From the click to the outcome: asking our server, the provider's window, and on to the result. */
export type Stage = "idle" | "starting" | "paying" | "leaving";

interface Checkout {
  readonly stage: Stage;
  /** Why the last attempt failed, until the next one. */
  readonly failure: string | null;
  readonly start: () => void;
}

export function useCheckout(): Checkout {
  const app = useApp();
  const user = useUser();
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>("idle");
  const [failure, setFailure] = useState<string | null>(null);
  // A second click may come before the first one shows.
  const isUnderWay = useRef(false);

  const rest = () => {
    isUnderWay.current = false;
    setStage("idle");
  };
  useReturn(rest);

  /** Whether the browser stays on this page. */
  async function pay(email: string): Promise<boolean> {
    setStage("starting");
    const { data } = await app.api.post("/api/subscription/initialize", { body: { email } });
    const outcome = await openCheckout(
      {
        accessCode: data.access_code,
        authorizationUrl: data.authorization_url,
        script: app.site.checkoutScript,
      },
      { onOpen: () => setStage("paying") },
    );
    if (outcome.kind === "closed") {
      toast({ title: "Subscription Cancelled", description: "You can try again anytime" });
      return true;
    }
    setStage("leaving");
    if (outcome.kind === "paid") await navigate(callbackPath(outcome.reference));
    return false;
  }

  /** Paid for in another tab, perhaps. The page then says so by itself. */
  async function isPremiumNow(): Promise<boolean> {
    const look = app.queryClient.fetchQuery({ ...userQuery(app.api), staleTime: 0 });
    const now = await look.catch(() => null);
    if (now !== null) await becamePremium(app, now);
    return now?.isPremium === true;
  }

  async function explain(error: unknown): Promise<boolean> {
    if (isSignedOut(error)) {
      changeViewer(app.queryClient, null);
      await navigate(signInPath(paths.subscribe));
      return false;
    }
    if (hasCode(error, "already_premium") && (await isPremiumNow())) return true;
    const description = sayFailure(error);
    setFailure(description);
    toast({ title: "Subscription Failed", description, variant: "destructive" });
    return true;
  }

  return {
    stage,
    failure,
    start() {
      if (isUnderWay.current) return;
      if (user === null || user.email === "") return askForEmail();
      isUnderWay.current = true;
      setFailure(null);
      void pay(user.email)
        .catch(explain)
        .then((isStaying) => isStaying && rest());
    },
  };
}

/** Somebody who was led to the provider's own page may come back with the browser's Back to this very page. */
function useReturn(rest: () => void): void {
  const latest = useRef(rest);
  useEffect(() => {
    latest.current = rest;
  });
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current();
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);
}

const askForEmail = () =>
  toast({
    title: "Error",
    description: "You must be logged in with an email to subscribe",
    variant: "destructive",
  });

const sayFailure = (error: unknown): string =>
  error instanceof ApiError
    ? (error.userMessage ?? "Failed to initialize subscription")
    : "There was an error processing your subscription";
