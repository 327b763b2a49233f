import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { CopyIcon } from "#client/ui/icons/page-icons.tsx";

/** Text to take along, exactly as it stands. */
export const Template = ({ text }: { text: string }) => (
  <div className="grid rounded-card border border-line bg-sunk">
    <div className="flex justify-end border-b border-line px-2 py-1">
      <Button
        size="small"
        variant="quiet"
        aria-label="Copy the template"
        onClick={() => void copy(text)}
      >
        <CopyIcon className="size-4" />
        Copy
      </Button>
    </div>
    <p className="max-h-112 overflow-auto p-4 font-mono text-sm whitespace-pre-wrap">{text}</p>
  </div>
);

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({
      title: "Copied to Clipboard",
      description: "Template has been copied to your clipboard.",
    });
  } catch {
    toast({
      title: "Copy Failed",
      description: "Could not copy text to clipboard.",
      variant: "destructive",
    });
  }
}
