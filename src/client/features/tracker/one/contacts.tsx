import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { WholeApplication } from "#contract/tracker/application.ts";
import { useApp } from "#client/app-context.ts";
import { useErrorReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { useShowChange } from "../changes.ts";
import { ContactForm } from "./contact-form.tsx";

type Contact = WholeApplication["contacts"][number];

/** Whom one knows at the other end. */
export function Contacts({ application }: { application: WholeApplication }) {
  const [edited, edit] = useState<Contact | "new" | null>(null);
  const { id, contacts } = application;
  return (
    <section aria-labelledby="people-title" className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="people-title" tabIndex={-1} className="text-xl">
          People
        </h2>
        {edited === null && (
          <Button size="small" onClick={() => edit("new")}>
            Add
          </Button>
        )}
      </div>
      {edited !== null && (
        <ContactForm
          key={edited === "new" ? "new" : edited.id}
          applicationId={id}
          contact={edited === "new" ? null : edited}
          onDone={() => edit(null)}
        />
      )}
      {contacts.length === 0 && edited === null && (
        <p className="text-quiet">Nobody yet. A name makes the next message easier.</p>
      )}
      <ul className="divide-y divide-line">
        {contacts.map((contact) => (
          <ContactRow
            key={contact.id}
            applicationId={id}
            contact={contact}
            onEdit={() => edit(contact)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ContactRowProps {
  readonly applicationId: number;
  readonly contact: Contact;
  readonly onEdit: () => void;
}

function ContactRow({ applicationId, contact, onEdit }: ContactRowProps) {
  const { api } = useApp();
  const show = useShowChange();
  const remove = useMutation({
    mutationFn: () =>
      api.delete("/api/premium/job-applications/:id/contacts/:contactId", {
        params: { id: applicationId, contactId: contact.id },
      }),
    async onSuccess(application) {
      await show(application);
      document.getElementById("people-title")?.focus();
    },
    onError: useErrorReport(),
  });
  const { name, role, channel, address } = contact;
  return (
    <li className="grid gap-1 py-3">
      <p className="font-semibold wrap-anywhere">
        {name}
        {role !== null && <span className="font-normal text-quiet">, {role}</span>}
      </p>
      <p className="text-sm wrap-anywhere text-quiet">
        {address === null ? channel : `${channel}: ${address}`}
      </p>
      <div className="-ml-3 flex">
        <Button size="small" variant="quiet" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={`Remove ${name}`}
          isLoading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
