import { importAction } from '#app/staff/import/import-action.ts';
import { type PreviewView, toListView } from '#app/staff/import/import-view.ts';
import { staffImportsContent } from '#app/staff/import/texts.ts';
import { applyImport, type ImportPreview, previewImport } from '#domain/fares/files/fare-import-service.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { maxImportKiB } from '#platform/http/body.ts';
import type { Route } from './+types/fare-import.ts';
import { staffRoutesContent } from './texts.ts';
import { type LegEffectsView, toLegEffectsView } from './to-leg-effects-view.ts';

const content = staffRoutesContent.import;
const { change } = staffRoutesContent.history;

/** Of road legs, with what they do to the rides that staff watch. */
export type FarePreviewView = PreviewView & { legEffects?: LegEffectsView };

function toPreviewView(preview: ImportPreview): FarePreviewView {
  const { kind, unchanged, ignored, fingerprint, faults, added, changed, validFrom, legEffects } = preview;
  const isStopped = preview.refusal !== undefined;
  const rows = added.length + changed.length;
  return {
    fingerprint,
    missing: '',
    heading: content.previewHeading,
    file: content.of[kind],
    counts: [
      { text: content.added(added.length), tone: 'good' },
      { text: content.changed(changed.length), tone: 'good' },
      { text: content.unchanged(unchanged), tone: 'quiet' },
      ...(faults.length > 0 ? [{ text: content.faults(faults.length), tone: 'bad' as const }] : []),
    ],
    notes: [
      ...(validFrom && changed.length > 0
        ? [{ text: content.validFrom(dateText(validFrom)), isQuiet: false }]
        : []),
      ...(ignored.length > 0 ? [{ text: content.ignored(ignored.join(', ')), isQuiet: true }] : []),
    ],
    faults: toListView(content.faultsHeading, faults, ({ row, column, text }) =>
      staffImportsContent.fault(row, column, text),
    ),
    faultsNote: isStopped ? content.faultsStop : content.faultsLeftOut,
    ...(legEffects && { legEffects: toLegEffectsView(legEffects) }),
    lists: [
      toListView(content.addedHeading, added, ({ row, name }) => content.row(row, name)),
      {
        ...toListView(content.changedHeading, changed, ({ row, name, changes }) => ({
          text: content.row(row, name),
          changes: changes.map(({ label, from, to }) => change(label, from, to)),
        })),
        isOpen: true,
      },
    ],
    nothing: rows === 0 ? content.nothing : '',
    apply: rows > 0 && !isStopped ? content.apply(rows) : '',
  };
}

export const action = (args: Route.ActionArgs) =>
  importAction(args, {
    limitKiB: maxImportKiB,
    choicesIn: () => ({}),
    preview: previewImport,
    toView: toPreviewView,
    apply: applyImport,
    applied: ({ added, changed }) => content.applied(added, changed),
  });
