import { Button } from "../button.tsx";
import { toast } from "../feedback/toast-store.ts";
import { CopyIcon } from "../icons/page-icons.tsx";

export function CopyButton({ text, children }: { text: string; children: string }) {
  return (
    <Button onClick={() => void copy(text)}>
      <CopyIcon className="size-4" />
      {children}
    </Button>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: "Copied to Clipboard" });
  } catch {
    toast({
      title: "Your browser did not copy it",
      description: "Select the text and copy it yourself.",
      variant: "destructive",
    });
  }
}
