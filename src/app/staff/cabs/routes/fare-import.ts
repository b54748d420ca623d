import { pageContext } from '#app/page-context.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { withSentFile } from '#app/staff/import/sent-file.ts';
import { staffAction } from '#app/staff/shell/staff-action.ts';
import { applyImport, type ImportPreview, previewImport } from '#domain/fares/files/fare-import-service.ts';
import { maxImportKiB } from '#platform/http/body.ts';
import type { Route } from './+types/fare-import.ts';
import type { PreviewView } from './preview-view.ts';
import { staffRoutesContent } from './texts.ts';
import { toLegEffectsView } from './to-leg-effects-view.ts';

const content = staffRoutesContent.import;

/** More rows would make the preview slow and too long to read. */
const maxShown = 100;

const shown = (preview: ImportPreview): PreviewView => {
  const { kind, unchanged, ignored, fingerprint, faults, added, changed, validFrom, legEffects } = preview;
  return {
    ...{ kind, unchanged, ignored, fingerprint },
    ...(validFrom !== undefined && { validFrom }),
    ...(legEffects && { legEffects: toLegEffectsView(legEffects) }),
    counts: { added: added.length, changed: changed.length, faults: faults.length },
    faults: faults.slice(0, maxShown),
    added: added.slice(0, maxShown).map(({ row, name }) => ({ row, name })),
    changed: changed.slice(0, maxShown).map(({ row, name, changes }) => ({ row, name, changes })),
  };
};

/** Receives the file twice: for the preview, and with the fingerprint of what was seen to apply it. */
export const action = (args: Route.ActionArgs) =>
  staffAction<PreviewView | undefined>(args, (actor) =>
    withSentFile(args, maxImportKiB, async ({ file, fingerprint }) => {
      const { db, encryption } = args.context.get(pageContext);
      if (fingerprint === '') return done('', shown(await previewImport(db, actor, file, {}, new Date())));
      const { added, changed } = await applyImport(
        { db, encryption },
        actor,
        file,
        {},
        fingerprint,
        new Date(),
      );
      return done(content.applied(added, changed));
    }),
  );
