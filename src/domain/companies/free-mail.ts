/** Where anybody can have a mailbox, so that one says nothing about where somebody works. By their first label, or whole. */
const anyEnding: ReadonlySet<string> = new Set(
  "aol fastmail gmail gmx googlemail hotmail inbox live mail mailbox msn outlook proton protonmail rediffmail tuta tutanota yahoo yandex ymail zoho".split(
    " ",
  ),
);

const whole: ReadonlySet<string> = new Set(
  "163.com 126.com absamail.co.za bk.ru cybersmart.co.za duck.com guerrillamail.com hey.com iafrica.com icloud.com lantic.net list.ru mac.com mailinator.com me.com mweb.co.za pm.me polka.co.za posteo.de qq.com rocketmail.com sharklasers.com telkomsa.net temp-mail.org vodamail.co.za web.de webmail.co.za xsinet.co.za yopmail.com".split(
    " ",
  ),
);

/** Whether mailboxes at this domain are given to everybody. */
export function isFreeMail(domain: string): boolean {
  const labels = domain.toLowerCase().split(".");
  const [first = ""] = labels;
  // `yahoo.co.uk` and `outlook.com`, but not `mail.tidewrack.example`.
  const isShort = labels.length === 2 || (labels.length === 3 && (labels[1] ?? "").length <= 3);
  return whole.has(labels.join(".")) || (isShort && anyEnding.has(first));
}
