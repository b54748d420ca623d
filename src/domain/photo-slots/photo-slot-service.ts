import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { imageIdIn } from '#domain/images/image-files.ts';
import { findPublicImage } from '#domain/images/image-service.ts';
import { assertArea, hasArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { announceChange } from '#platform/database/page-tags.ts';
import { Failure } from '#platform/failure.ts';
import { boatSlots, officeSlot, type PhotoSlot } from './photo-slot.ts';
import { deletePhotos, selectSlotPhotos, selectSubjects, upsertPhoto } from './photo-slot-store.ts';

const messages = staffMessages.photoSlots;

const fixedSlots = [
  { slot: officeSlot, kind: 'office', name: '' },
  { slot: boatSlots.cruises, kind: 'boats', name: 'cruises' },
  { slot: boatSlots.diving, kind: 'boats', name: 'diving' },
] as const;

/** For visitors: the addresses of these slots' photographs. */
export async function findSlotPhotos(db: Queryable, slots: readonly string[]): Promise<Map<string, string>> {
  const rows = await selectSlotPhotos(db, slots);
  return new Map(rows.map(({ slot, address }) => [slot, address]));
}

/** Every slot with its photograph; those of drivers for staff who may see drivers. */
export async function listPhotoSlots(db: Queryable, actor: StaffActor): Promise<PhotoSlot[]> {
  assertArea(actor, 'publishing');
  const [subjects, photos] = await Promise.all([
    selectSubjects(db),
    findSlotPhotos(
      db,
      fixedSlots.map(({ slot }) => slot),
    ),
  ]);
  return [
    ...subjects
      .filter(({ kind }) => kind !== 'driver' || hasArea(actor, 'enquiries'))
      .map(({ key, ...subject }) => ({ ...subject, slot: `${subject.kind}:${key}` })),
    ...fixedSlots.map((fixed) => ({ ...fixed, address: photos.get(fixed.slot) ?? '' })),
  ];
}

/** Puts an image of the library into a slot, or takes it out by an empty address. */
export async function changePhotoSlot(
  db: Db,
  actor: StaffActor,
  { slot, address }: { slot: string; address: string },
): Promise<void> {
  assertArea(actor, 'publishing');
  const known = await listPhotoSlots(db, actor);
  if (!known.some((one) => one.slot === slot)) throw new Failure('invalid', messages.gone);
  const id = imageIdIn(address);
  if (address !== '' && (id === undefined || !(await findPublicImage(db, id))))
    throw new Failure('invalid', messages.noImage);
  await db.transaction(async (tx) => {
    if (address === '') await deletePhotos(tx, [slot]);
    else await upsertPhoto(tx, { slot, address });
    // By the slot: the log is never erased, so it has no name of a driver.
    await noteActivity(tx, lineBy(actor, 'photo-slot-changed', { kind: 'photo-slot', id: slot, name: slot }));
    await announceChange(tx, 'photo-slots');
  });
}
