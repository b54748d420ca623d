import { type PlacedText, textOf, withDraft } from '#domain/places/place.ts';
import { listPlaceRevisions, readPlaceRevision, viewPlace } from '#domain/places/place-staff-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { differencesOf, valuesOfText } from './place-values.ts';

const between = (before: PlacedText, after: PlacedText) =>
  differencesOf(valuesOfText(before), valuesOfText(after));

/** The versions of a place and the changes of one of them, by default the newest. */
export async function readPlaceHistory(
  db: Db,
  actor: StaffActor,
  id: string,
  requestedVersion: number | undefined,
) {
  const place = await viewPlace(db, actor, id);
  if (!place || place.deletedAt) return undefined;
  const lines = await listPlaceRevisions(db, actor, id);
  // Publishing and deleting count as versions too, but change no text.
  const current = lines[0]?.version ?? 0;
  const found = await readPlaceRevision(db, actor, id, requestedVersion ?? current);
  const present = withDraft(place);
  return {
    id,
    name: present.name,
    current,
    lines,
    shown: found && {
      version: found.revision.version,
      changes: found.previous && between(found.previous.content, found.revision.content),
      restoring:
        found.revision.version === current ? undefined : between(textOf(present), found.revision.content),
    },
  };
}
