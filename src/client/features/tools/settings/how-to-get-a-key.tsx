/** For somebody who has never seen an API key. */
export const HowToGetAKey = ({ isOpen }: { isOpen: boolean }) => (
  <details open={isOpen} className="group rounded-card border border-line bg-raised">
    <summary className="flex min-h-12 cursor-pointer items-center px-5 font-semibold">
      How to get a key, in four steps
    </summary>
    <ol className="grid list-decimal gap-2 pr-5 pb-5 pl-10 marker:font-semibold marker:text-ember-text">
      <li className="pl-1">
        Sign in at{" "}
        <a
          className="text-link"
          href="https://platform.openai.com/api-keys"
          target="_blank"
          rel="noopener noreferrer"
        >
          platform.openai.com/api-keys
        </a>{" "}
        (an account is free).
      </li>
      <li className="pl-1">
        Press “Create new secret key”, name it “Kwela”, and leave its permissions on “All”. OpenAI
        shows it once: copy it then.
      </li>
      <li className="pl-1">Under Billing, add $5 of credit. That lasts most members for months.</li>
      <li className="pl-1">Paste the key above. We ask OpenAI at once whether it works.</li>
    </ol>
  </details>
);
