import type { DriverTextKey } from '#app/content/duty/driver.ts';
import { type DriverLanguage, driverText, languageOf } from '#app/content/duty/languages.ts';

/** Kept on the phone, for all links of the driver. */
const place = 'duty-language';

function stored(): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

let language: DriverLanguage = languageOf(stored());

export const toLanguageView = (): DriverLanguage => language;
export const textOf = (key: DriverTextKey): string => driverText(language, key);

/** Templates have a document of their own. */
function translate(within: ParentNode): void {
  for (const element of within.querySelectorAll<HTMLElement>('[data-key]'))
    element.textContent = textOf(element.dataset.key as DriverTextKey);
  for (const template of within.querySelectorAll('template')) translate(template.content);
}

function apply(page: HTMLElement): void {
  page.lang = language;
  translate(page);
  for (const button of page.querySelectorAll<HTMLButtonElement>('[data-languages] button'))
    button.ariaPressed = String(button.value === language);
}

/** Shows the switch; `onChange` shows again what the script wrote itself. */
export function offerLanguages(page: HTMLElement, onChange: () => void): void {
  const choice = page.querySelector('[data-languages]');
  choice?.removeAttribute('hidden');
  choice?.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    language = languageOf(target.value);
    try {
      localStorage.setItem(place, language);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    apply(page);
    onChange();
  });
  if (language !== 'en') apply(page);
}
