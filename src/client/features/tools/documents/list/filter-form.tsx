import { documentTools, toolLabels } from "#domain/tools/ai/tool-names.ts";
import { toolLimits } from "#domain/tools/ai/tool-limits.ts";
import { Button } from "#client/ui/button.tsx";
import { ChoiceField, FilterForm, SearchField } from "#client/ui/list/filter-form.tsx";
import { documentsAddress, type DocumentFilters } from "./address.ts";

const tools = documentTools.map((value) => ({ value, label: toolLabels[value] }));

export const DocumentFilterForm = ({ filters }: { filters: DocumentFilters }) => (
  <FilterForm
    address={documentsAddress}
    filters={filters}
    className="sm:grid-cols-[1fr_15rem_auto]"
  >
    <SearchField
      label="Search documents"
      placeholder="Words in the name or the text"
      defaultValue={filters.search}
      maxLength={toolLimits.documentSearch}
    />
    <ChoiceField name="tool" label="Tool" any="All tools" chosen={filters.tool} options={tools} />
    <Button type="submit" variant="primary" className="min-h-11">
      Search
    </Button>
  </FilterForm>
);
