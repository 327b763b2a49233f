import { useLocation } from "react-router";

/** Takes the way on along when the form is sent without scripts. */
export function NextField() {
  const next = new URLSearchParams(useLocation().search).get("next");
  return next !== null && <input type="hidden" name="next" value={next} />;
}
