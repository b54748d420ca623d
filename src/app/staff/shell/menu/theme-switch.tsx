import { useId, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { RootData } from '#app/page-context.ts';
import { RadioButton } from '#app/staff/kit/checkbox.tsx';
import { applyTheme, type Theme, themes } from '#app/staff/shell/preferences.ts';
import { shellContent } from '#app/staff/shell/texts.ts';

const content = shellContent.theme;

/** System, light or dark, remembered in this browser. */
export function ThemeSwitch() {
  const stored = useRouteLoaderData<RootData>('root')?.theme;
  const name = useId();
  const [chosen, setChosen] = useState<Theme>(stored ?? 'system');
  const choose = (theme: Theme) => {
    applyTheme(theme);
    setChosen(theme);
  };
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-quiet">{content.label}</legend>
      <div className="grid grid-cols-3 gap-1">
        {themes.map((theme) => (
          <RadioButton
            key={theme}
            name={name}
            value={theme}
            checked={theme === chosen}
            onChange={() => choose(theme)}
          >
            {content[theme]}
          </RadioButton>
        ))}
      </div>
    </fieldset>
  );
}
