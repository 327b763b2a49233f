import { useState } from "react";
import { failureMessage } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { Dialog } from "#client/ui/overlay/dialog.tsx";
import { removeKey, useKeyChange } from "../queries.ts";

/** We cannot give it back, so it is asked for twice. */
export function RemoveKey({ onRemoved }: { onRemoved: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useKeyChange<void>((api) => removeKey(api));
  const press = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        setIsAsking(false);
        toast({
          title: "Key removed",
          description: "It is erased here. To make it useless everywhere, delete it at OpenAI too.",
        });
        onRemoved();
      },
      onError: (error) =>
        toast({
          title: "Remove Failed",
          description: failureMessage(error, "Failed to remove your API key. Please try again."),
          variant: "destructive",
        }),
    });
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Remove API Key</Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Remove your API key?"
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>Keep it</Button>
            <Button variant="destructive" isLoading={remove.isPending} onClick={press}>
              Remove API Key
            </Button>
          </>
        }
      >
        <p>
          Your tools go on working with what needs no key. Your documents stay. To use the AI again
          you paste a key again.
        </p>
      </Dialog>
    </>
  );
}
