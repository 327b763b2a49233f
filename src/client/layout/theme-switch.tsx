import { chooseTheme, themes, useTheme } from "./theme.ts";

export function ThemeSwitch() {
  const chosen = useTheme();
  return (
    <fieldset className="needs-script flex items-center gap-3">
      <legend className="float-left text-sm text-quiet">Theme</legend>
      <div className="flex rounded-full border border-line p-0.5">
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
