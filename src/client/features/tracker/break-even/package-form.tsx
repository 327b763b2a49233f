import type { MemberPackage } from "#domain/break-even/member-package.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { useForgetPackage, useSavePackage } from "#client/break-even/queries.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { FormBody, SubmitButton, TextField } from "#client/ui/form/checked-fields.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { Field } from "#client/ui/form/field.tsx";
import { Select } from "#client/ui/form/select.tsx";
import type { PackageFields } from "./schemas.ts";

const bases = {
  "cost-to-company": "Cost to company (CTC)",
  gross: "Gross salary, before deductions",
} as const satisfies Record<MemberPackage["basis"], string>;

const thirteenths = {
  none: "I get none",
  inside: "Yes, inside that figure",
  "on-top": "Yes, on top of it",
} as const satisfies Record<MemberPackage["thirteenthCheque"], string>;

/** What the member earns today. Only they ever see it. */
export function PackageForm({ today }: { today: MemberPackage | null }) {
  const { mutateAsync: save } = useSavePackage();
  const report = useFailureReport();
  const form = useCheckedForm<PackageFields, MemberPackage>({
    schema: async () => (await import("./schemas.ts")).packageForm,
    send: async (values) => {
      await save(values);
      toast({ title: "Saved", description: "Listings with clear pay now say how they compare." });
    },
    onFailure: report("Your package is unchanged"),
  });
  const sums = { form, inputMode: "numeric", autoComplete: "off", placeholder: "0" } as const;
  return (
    <FormBody form={form}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="The figure below is">
          {(control) => (
            <Select {...control} name="basis" defaultValue={today?.basis ?? "cost-to-company"}>
              {Object.entries(bases).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TextField
          {...sums}
          name="randPerMonth"
          label="Rand a month, before tax"
          placeholder="45 000"
          defaultValue={typed(today?.randPerMonth)}
        />
        <TextField
          {...sums}
          name="medical"
          label="Your employer pays to medical aid, a month"
          defaultValue={typed(today?.medical)}
        />
        <TextField
          {...sums}
          name="pension"
          label="Your employer pays to pension or provident, a month"
          defaultValue={typed(today?.pension)}
        />
        <Field label="13th cheque">
          {(control) => (
            <Select
              {...control}
              name="thirteenthCheque"
              defaultValue={today?.thirteenthCheque ?? "none"}
            >
              {Object.entries(thirteenths).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TextField
          {...sums}
          name="leaveDays"
          label="Paid leave, working days a year"
          defaultValue={String(today?.leaveDays ?? 15)}
        />
        <TextField
          {...sums}
          name="weeksBetween"
          label="As a contractor, weeks a year between contracts"
          hint="Unpaid. Leave it at 0 for a contract that runs through."
          defaultValue={String(today?.weeksBetween ?? 0)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} variant="primary">
          Save my package
        </SubmitButton>
        {today !== null && <Forget />}
      </div>
    </FormBody>
  );
}

/** Nothing is left empty. */
const typed = (sum: number | undefined): string =>
  sum === undefined || sum === 0 ? "" : String(sum);

function Forget() {
  const forget = useForgetPackage();
  const report = useFailureReport();
  return (
    <Button
      variant="quiet"
      isLoading={forget.isPending}
      onClick={() =>
        forget.mutate(undefined, {
          onSuccess: () =>
            toast({ title: "Forgotten", description: "Listings compare with nothing again." }),
          onError: report("Your package is unchanged"),
        })
      }
    >
      Forget it
    </Button>
  );
}
