import { driverLanguages, languageNames, languageSwitch } from '#app/content/duty/languages.ts';

/** Shown by the page's script, which has the texts of all languages. */
export const LanguageSwitch = () => (
  <fieldset data-languages hidden className="grid grid-cols-4 gap-1.5">
    <legend className="sr-only">{languageSwitch}</legend>
    {driverLanguages.map((language) => (
      <button
        key={language}
        type="button"
        lang={language}
        value={language}
        aria-pressed={language === 'en'}
        className="min-h-14 rounded-lg border border-line bg-card px-0.5 text-sm aria-pressed:border-2 aria-pressed:border-teal aria-pressed:font-semibold"
      >
        {languageNames[language]}
      </button>
    ))}
  </fieldset>
);
