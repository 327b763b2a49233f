import type { z } from "zod";
import type { declaredHolidayBody } from "#contract/admin/holidays.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { FormBody, SubmitButton, TextField } from "#client/ui/form/checked-fields.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { useHolidayDeeds } from "./queries.ts";

const schema = async () => (await import("./schema.ts")).declaredHolidayBody;

export function HolidayForm() {
  const { add } = useHolidayDeeds();
  const report = useFailureReport();
  const form = useCheckedForm<
    z.input<typeof declaredHolidayBody>,
    z.output<typeof declaredHolidayBody>
  >({
    schema,
    send: async (holiday) => {
      await add(holiday);
      form.clear();
    },
    onFailure: report("Nothing was declared"),
  });
  return (
    <section
      aria-labelledby="declare"
      className="grid gap-4 rounded-card border border-line bg-raised p-5"
    >
      <h2 id="declare" className="text-xl">
        Declare a day
      </h2>
      <FormBody form={form}>
        <TextField form={form} name="day" label="Day" type="date" />
        <TextField
          form={form}
          name="name"
          label="Name"
          hint="As people will read it in their calendars."
          autoComplete="off"
        />
        <SubmitButton form={form} variant="primary" className="justify-self-start">
          Declare it
        </SubmitButton>
      </FormBody>
    </section>
  );
}
