import type { StaffActor } from '#domain/staff/staff.ts';
import type { TourPackageContent } from '#domain/tour-packages/tour-package.ts';
import {
  findTourPackage,
  listTourPackageRevisions,
  readTourPackageRevision,
} from '#domain/tour-packages/tour-package-staff-service.ts';
import type { Db } from '#platform/database/db.ts';
import { differencesOf } from './package-differences.ts';
import { valuesOfContent } from './package-values.ts';

const between = (before: TourPackageContent, after: TourPackageContent) =>
  differencesOf(valuesOfContent(before), valuesOfContent(after));

/** The versions of a package and the changes of one of them, by default the newest. */
export async function readHistory(
  db: Db,
  actor: StaffActor,
  id: string,
  requestedVersion: number | undefined,
) {
  const present = await findTourPackage(db, actor, id);
  if (!present) return undefined;
  const lines = await listTourPackageRevisions(db, actor, id);
  const version = requestedVersion ?? lines[0]?.version;
  const found = version === undefined ? undefined : await readTourPackageRevision(db, actor, id, version);
  return {
    id,
    name: present.name,
    current: present.version,
    lines,
    shown: found && {
      version: found.revision.version,
      changes: found.previous && between(found.previous.content, found.revision.content),
      restoring:
        found.revision.version === present.version ? undefined : between(present, found.revision.content),
    },
  };
}
