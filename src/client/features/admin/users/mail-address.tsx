/** A mail address, which breaks after its @ first of all where it has to. */
export function MailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf("@") + 1;
  return (
    <span className="wrap-anywhere">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
