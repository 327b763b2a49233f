import { Tabs as RadixTabs } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";

interface Tab {
  readonly id: string;
  readonly title: string;
  readonly isDisabled?: boolean;
  readonly content: ReactNode;
}

/** Views of one thing, of which only one is needed at a time. */
export function Tabs({
  label,
  tabs,
  initial,
}: {
  label: string;
  tabs: readonly Tab[];
  initial: string;
}) {
  return (
    <RadixTabs.Root defaultValue={initial} className="min-w-0">
      <RadixTabs.List asChild aria-label={label}>
        <PlainDiv className="flex gap-1 overflow-x-auto border-b border-line">
          {tabs.map(({ id, title, isDisabled = false }) => (
            <RadixTabs.Trigger
              key={id}
              value={id}
              disabled={isDisabled}
              className="min-h-11 border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-quiet transition-colors hover:text-ink focus-visible:-outline-offset-2 disabled:opacity-45 data-[state=active]:border-ember data-[state=active]:text-ink"
            >
              {title}
            </RadixTabs.Trigger>
          ))}
        </PlainDiv>
      </RadixTabs.List>
      {tabs.map(({ id, content }) => (
        <RadixTabs.Content key={id} value={id} asChild forceMount>
          <PlainDiv className="pt-4 data-[state=inactive]:hidden">{content}</PlainDiv>
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}

// Radix puts style attributes on these two, which the content security policy refuses in a server-rendered page.
const PlainDiv = ({ style: _refused, ...rest }: ComponentProps<"div">) => <div {...rest} />;
