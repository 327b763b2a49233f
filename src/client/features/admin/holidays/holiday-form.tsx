import type { z } from "zod";
import type { declaredHolidayBody } from "#contract/admin/holidays.ts";
import { DeskForm } from "#client/layout/desk/desk-form.tsx";
import { useFailureReport } from "#client/session/failure.ts";
import { TextField } from "#client/ui/form/checked-fields.tsx";
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
    <DeskForm id="declare" title="Declare a day" form={form} action="Declare it">
      <TextField form={form} name="day" label="Day" type="date" />
      <TextField
        form={form}
        name="name"
        label="Name"
        hint="As people will read it in their calendars."
        autoComplete="off"
      />
    </DeskForm>
  );
}
