import { Checkbox, Switch } from "#client/ui/form/choices.tsx";
import { Field } from "#client/ui/form/field.tsx";
import { PasswordInput } from "#client/ui/form/password-input.tsx";
import { Select } from "#client/ui/form/select.tsx";
import { Input, Textarea } from "#client/ui/form/text-input.tsx";
import { Specimen } from "./specimen.tsx";

export function FormsSection() {
  return (
    <>
      <Specimen
        title="Fields"
        note="Label above, hint between, error below. A placeholder is never the label."
      >
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <Field label="Company">
            {(control) => <Input {...control} placeholder="Fathom & Field" autoComplete="off" />}
          </Field>
          <Field label="Apply link" hint="The page where people apply, starting with https://">
            {(control) => <Input {...control} type="url" />}
          </Field>
          <Field label="Email" error="Enter an email address, like thandi@example.com.">
            {(control) => <Input {...control} type="email" defaultValue="thandi@" />}
          </Field>
          <Field label="Username" hint="You cannot change this.">
            {(control) => <Input {...control} defaultValue="thandi" disabled />}
          </Field>
          <Field label="OpenAI key" hint="Starts with sk-. We store it encrypted.">
            {(control) => (
              <PasswordInput {...control} defaultValue="sk-not-a-real-key" autoComplete="off" />
            )}
          </Field>
          <Field label="Experience">
            {(control) => (
              <Select {...control}>
                <option>All Levels</option>
                <option>Entry Level</option>
                <option>Mid Level</option>
                <option>Senior</option>
              </Select>
            )}
          </Field>
          <div className="sm:col-span-2">
            <Field label="Cover letter" isOptional hint="Grows with your text.">
              {(control) => (
                <Textarea
                  {...control}
                  defaultValue="I grew a newsletter from 0 to 4,100 readers in nine months."
                />
              )}
            </Field>
          </div>
        </div>
      </Specimen>
      <Specimen
        title="Choices"
        note="A checkbox counts when the form is sent; a switch takes effect at once."
      >
        <div className="grid gap-3 sm:grid-cols-2">
          <Checkbox>Only jobs open to South Africa</Checkbox>
          <Checkbox defaultChecked>Send me new listings on Mondays</Checkbox>
          <Checkbox disabled>Part of your plan</Checkbox>
          <Checkbox disabled defaultChecked>
            Always on
          </Checkbox>
          <Switch>Show inactive</Switch>
          <Switch defaultChecked>Worldwide only</Switch>
          <Switch disabled>Needs Premium</Switch>
          <Switch disabled defaultChecked>
            Set by your employer
          </Switch>
        </div>
      </Specimen>
    </>
  );
}
