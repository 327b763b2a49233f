import { useRef, type SyntheticEvent } from "react";
import { useNavigate, useNavigation } from "react-router";
import { handOver } from "#client/session/handed-over.ts";
import { hero } from "#client/copy/hero.ts";
import { paths } from "#domain/paths.ts";
import { loadPage } from "#client/page.tsx";
import { buttonLook } from "#client/ui/button-look.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";

/** The checker begins here. Its page reads what was pasted; without scripts there is a way to it. */
export function PasteBox() {
  const field = useRef<HTMLTextAreaElement>(null);
  const navigate = useNavigate();
  const isOnItsWay = useNavigation().location?.pathname === paths.checkAJob;
  const check = (event: SyntheticEvent) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? "";
    if (text !== "") handOver(text);
    void navigate(paths.checkAJob);
  };
  return (
    <>
      <form onSubmit={check} aria-label={hero.check.title} className="needs-script paste-box">
        <label htmlFor="paste" className="font-semibold">
          {hero.check.title}
        </label>
        <textarea
          ref={field}
          id="paste"
          rows={3}
          spellCheck={false}
          autoComplete="off"
          placeholder={hero.check.hint}
          // While somebody pastes, the page that reads it comes: on a slow line the press would seem to do nothing.
          onFocus={() => void loadPage("check-a-job/check-a-job").catch(() => undefined)}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <button type="submit" aria-busy={isOnItsWay || undefined} className={buttonLook({})}>
            {hero.check.action}
          </button>
          <p className="text-sm text-quiet">{hero.check.promise}</p>
        </div>
      </form>
      <p className="without-script">
        <ButtonLink to={paths.checkAJob}>{hero.check.action}</ButtonLink>
      </p>
    </>
  );
}
