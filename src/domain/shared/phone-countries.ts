/** Countries that staff choose from for a number without a country code; any other number is typed with its `+`. */
export const phoneCountries = {
  IN: 'India',
  BT: 'Bhutan',
  NP: 'Nepal',
  BD: 'Bangladesh',
  AU: 'Australia',
  CA: 'Canada',
  FR: 'France',
  DE: 'Germany',
  IL: 'Israel',
  IT: 'Italy',
  JP: 'Japan',
  MY: 'Malaysia',
  MM: 'Myanmar',
  NL: 'Netherlands',
  SG: 'Singapore',
  ES: 'Spain',
  LK: 'Sri Lanka',
  CH: 'Switzerland',
  TH: 'Thailand',
  AE: 'United Arab Emirates',
  GB: 'United Kingdom',
  US: 'United States',
} as const;

export type PhoneCountry = keyof typeof phoneCountries;

export const isPhoneCountry = (code: string): code is PhoneCountry => Object.hasOwn(phoneCountries, code);
