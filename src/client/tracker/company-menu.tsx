import type { JobCard } from "#contract/jobs.ts";
import { knownCompany } from "#domain/jobs/company.ts";
import { MoreIcon } from "#client/ui/icons/page-icons.tsx";
import { closePopovers, PopoverMenu } from "#client/ui/overlay/popover-menu.tsx";
import { hiddenCompanies, useHidingChange } from "./hiding.ts";
import { useIsMember, useMarks } from "./marks.ts";

type CompanyMenuProps = { readonly job: Pick<JobCard, "company" | "title"> };

/** What a member does rarely about a listing: hide all that its company posts, or show it again. */
export function CompanyMenu({ job }: CompanyMenuProps) {
  const company = knownCompany(job.company);
  const isMember = useIsMember();
  return isMember && company !== null && <Menu company={company} title={job.title} />;
}

function Menu({ company, title }: { company: string; title: string }) {
  const isHidden = hiddenCompanies(useMarks())(company);
  const { mutate } = useHidingChange();
  return (
    <PopoverMenu
      button={<MoreIcon className="size-4" />}
      buttonLabel={`More: ${title}`}
      buttonClassName="company-menu button button-secondary button-small needs-script"
      className="menu from-start p-1"
    >
      <button
        type="button"
        className="menu-item text-left"
        onClick={() => {
          closePopovers();
          mutate({ company, isHidden: !isHidden });
        }}
      >
        {isHidden ? "Show this company again" : "Hide this company"}
      </button>
    </PopoverMenu>
  );
}
