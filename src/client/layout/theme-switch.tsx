import { chooseTheme, themes, useTheme } from "./theme.ts";

export function ThemeSwitch() {
  const chosen = useTheme();
  return (
    <fieldset className="needs-script flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <legend className="float-left text-sm text-quiet">Theme</legend>
      <div className="flex flex-wrap rounded-[1.25rem] border border-line p-0.5">
        {themes.map((theme) => (
          <label key={theme} className="theme-choice">
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={theme === chosen}
              onChange={() => chooseTheme(theme)}
            />
            {theme}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
