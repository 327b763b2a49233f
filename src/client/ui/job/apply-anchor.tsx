import type { ComponentProps } from "react";
import { applyPath } from "#domain/page-addresses.ts";

interface ApplyTo {
  readonly id: string;
  readonly link: string;
}

type ApplyAnchorProps = Omit<ComponentProps<"a">, "href" | "target" | "rel"> & {
  readonly job: ApplyTo;
};

/** The way to where one applies, by our own address: there it is counted that somebody went, and not who. */
export const ApplyAnchor = ({ job, children, ...rest }: ApplyAnchorProps) => (
  <a
    {...rest}
    href={applyPath(job.id)}
    // A tab that is opened for a mail stays empty.
    target={isMail(job) ? undefined : "_blank"}
    rel="noopener noreferrer nofollow"
  >
    {children}
  </a>
);

/** For those who cannot see where a link leads. */
export const whereApplyOpens = (job: ApplyTo): string =>
  isMail(job) ? "in your mail" : "in a new tab";

const isMail = ({ link }: ApplyTo): boolean => link.startsWith("mailto:");
