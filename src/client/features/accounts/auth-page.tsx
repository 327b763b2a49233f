import { useEffect } from "react";
import { redirect } from "react-router";
import { brand } from "#domain/brand.ts";
import type { PageHead } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import type { LoadArguments } from "#client/page.tsx";
import { handOverSave } from "#client/session/handed-over.ts";
import { paths } from "#domain/paths.ts";
import { AuthTabs, useAuthTab } from "./auth/auth-tabs.tsx";
import { LoginForm } from "./auth/login-form.tsx";
import { MarketingPanel } from "./auth/marketing-panel.tsx";
import { RegisterForm } from "./auth/register-form.tsx";
import { WhatOpens } from "./auth/what-opens.tsx";
import { userQuery } from "#client/session/viewer.ts";
import { safeNext } from "#domain/accounts/safe-next.ts";

export const head = (): PageHead => ({
  title: "Sign In",
  description: `Sign in to ${brand.name}, or create a free account.`,
  canonical: paths.auth,
});

/** Whoever is signed in has no business here and goes on to where they wanted to be. */
export async function load({ app, url }: LoadArguments): Promise<void> {
  const user = await app.queryClient.ensureQueryData(userQuery(app.api));
  if (user !== null) throw redirect(safeNext(url.searchParams.get("next")));
}

export function Page() {
  const isLogin = useAuthTab() === "login";
  useSavePressedBefore();
  return (
    <div className="page-width grid items-start gap-12 py-12 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-20 lg:py-20">
      <div className="grid gap-6">
        <div className="grid gap-2">
          <h1 className="text-3xl">{isLogin ? "Welcome back" : "Create your account"}</h1>
          <WhatOpens />
        </div>
        <AuthTabs>{isLogin ? <LoginForm /> : <RegisterForm />}</AuthTabs>
      </div>
      <MarketingPanel />
    </div>
  );
}

/** A save that was pressed before the scripts came led here as a form; from now on they see to it, and tell of it. */
function useSavePressedBefore(): void {
  const { returned } = useApp();
  const jobId = returned?.sentTo === "/api/jobs/save" ? returned.typed["jobId"] : undefined;
  useEffect(() => {
    if (jobId !== undefined) handOverSave(jobId);
  }, [jobId]);
}
