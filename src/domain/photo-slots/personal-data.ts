import type { PersonalData } from '#domain/shared/personal-data.ts';
import { driverSlot } from './photo-slot.ts';
import { deletePhotos } from './photo-slot-store.ts';

export const personalData = {
  tables: { photo_slots: { erased: ['slot', 'address'] } },
  erase: { driver: (tx, ids) => deletePhotos(tx, ids.map(driverSlot)) },
} satisfies PersonalData;
