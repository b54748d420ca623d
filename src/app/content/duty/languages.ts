import { type DriverTextKey, type DriverTexts, english } from './driver.ts';
import { assamese } from './driver-assamese.ts';
import { bengali } from './driver-bengali.ts';
import { hindi } from './driver-hindi.ts';

/** By the code of the language. All are in the page's script, so that the switch works without network. */
export const driverTexts = { en: english, hi: hindi, as: assamese, bn: bengali } satisfies Record<
  string,
  DriverTexts
>;
export type DriverLanguage = keyof typeof driverTexts;
export const driverLanguages = Object.keys(driverTexts) as DriverLanguage[];

/** Each in its own script. */
export const languageNames: Record<DriverLanguage, string> = {
  en: 'English',
  hi: 'हिन्दी',
  as: 'অসমীয়া',
  bn: 'বাংলা',
};
/** The name of the switch is read out before a language is chosen, so it has no other language. */
export const languageSwitch = 'Language';

export const languageOf = (code: string | null | undefined): DriverLanguage =>
  driverLanguages.find((one) => one === code) ?? 'en';

/** The text at a place such as `steps.start.go`. */
export function driverText(language: DriverLanguage, key: DriverTextKey): string {
  let found: unknown = driverTexts[language];
  for (const part of key.split('.'))
    found = typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined;
  return typeof found === 'string' ? found : '';
}

/** With what belongs between its braces. */
export const filledText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
