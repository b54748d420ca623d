import type { CabChoices } from '#domain/fares/cab-names.ts';
import type { CabWords } from '#domain/fares/cab-words.ts';
import type { CarTypeRow } from '#domain/fares/rate-store.ts';

/** The car types and cities that every database begins with, as in migration 0090. */
export const someCabWords: CabWords = {
  carTypes: [
    { code: 'compact', name: 'Compact', examples: 'Swift, WagonR or similar', otherNames: 'Hatchback, Mini' },
    { code: 'sedan', name: 'Sedan', examples: 'Dzire, Etios or similar', otherNames: 'Saloon' },
    { code: 'suv', name: 'SUV', examples: 'Innova, Ertiga or similar', otherNames: 'MUV, MPV' },
    { code: 'luxury', name: 'Luxury', examples: 'Camry, Fortuner or similar', otherNames: 'Premium' },
  ],
  cities: [
    { code: 'guwahati', name: 'Guwahati', otherNames: 'Gauhati, GHY' },
    { code: 'delhi', name: 'Delhi', otherNames: 'New Delhi, Delhi NCR, NCR' },
  ],
};

const choiceOf = ({ code, name }: { code: string; name: string }) => ({ code, name, isActive: true });

export const someCabs: CabChoices = {
  carTypes: someCabWords.carTypes.map(choiceOf),
  cities: someCabWords.cities.map(choiceOf),
};

export const someCodes = {
  carTypes: someCabs.carTypes.map(({ code }) => code),
  cities: someCabs.cities.map(({ code }) => code),
};

/** The same as the fare book has them. */
export const someCars: CarTypeRow[] = someCabWords.carTypes.map(({ code, name, examples }, index) => ({
  ...{ code, name, examples, picture: '' },
  seats: code === 'suv' ? 6 : 4,
  bags: index + 1,
}));
