import { useRef, type SyntheticEvent } from "react";
import type { CompanyProfile } from "#contract/companies/profile.ts";
import { ApiError } from "#client/api.ts";
import { sendFiles } from "#client/calls/send-files.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { Field } from "#client/ui/form/field.tsx";
import { NeedsScripts } from "#client/ui/form/needs-scripts.tsx";
import { controlLook } from "#client/ui/form/text-input.tsx";
import { Section } from "#client/ui/section.tsx";
import { useCompanyChange } from "./queries.ts";

export function LogoSection({ company }: { company: CompanyProfile }) {
  const input = useRef<HTMLInputElement>(null);
  const report = useFailureReport();
  const save = useCompanyChange((api, logo: File) =>
    sendFiles(api, "/api/employers/company/logo", { files: { logo: [logo] } }),
  );
  const remove = useCompanyChange((api) => api.delete("/api/employers/company/logo"));
  const problem = save.error instanceof ApiError ? save.error.fields["logo"] : undefined;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const file = input.current?.files?.[0];
    if (file === undefined || save.isPending) return;
    save.mutate(file, {
      onSuccess: () => toast({ title: "Logo saved" }),
      onError: report("Your logo is unchanged"),
    });
  };

  return (
    <Section
      id="company-logo"
      title="Logo"
      note="We draw it anew, at most 256 px wide or high, and leave out whatever else is in the file. Without one we draw your initials."
    >
      <form method="post" noValidate onSubmit={submit} className="grid max-w-144 gap-5">
        <NeedsScripts what="Sending a logo" />
        <div className="flex items-center gap-5">
          {company.logoUrl === null ? (
            <span className="grid size-20 place-items-center rounded-card border border-dashed border-control text-sm text-quiet">
              None
            </span>
          ) : (
            <img
              src={company.logoUrl}
              alt="Your logo"
              className="size-20 rounded-card border border-line bg-raised object-contain"
            />
          )}
          {company.logoUrl !== null && (
            <Button
              variant="quiet"
              isLoading={remove.isPending}
              onClick={() =>
                remove.mutate(undefined, {
                  onSuccess: () => toast({ title: "Logo removed" }),
                  onError: report("Your logo is still there"),
                })
              }
            >
              Remove logo
            </Button>
          )}
        </div>
        <Field label="Choose a picture" hint="PNG, JPEG or WebP, up to 2 MB." error={problem}>
          {(control) => (
            <input
              {...control}
              ref={input}
              type="file"
              name="logo"
              accept=".png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp"
              className={`${controlLook} min-h-11 py-2 file:mr-4 file:rounded-[6px] file:bg-ink/8 file:px-3 file:py-1 file:font-medium`}
            />
          )}
        </Field>
        <div className="needs-script">
          <Button type="submit" isLoading={save.isPending}>
            Save logo
          </Button>
        </div>
      </form>
    </Section>
  );
}
