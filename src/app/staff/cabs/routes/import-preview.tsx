import { RowList } from '#app/staff/import/row-list.tsx';
import { staffImportsContent } from '#app/staff/import/texts.ts';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { dateText } from '#domain/shared/india-time.ts';
import { LegEffects } from './leg-effects-view.tsx';
import type { PreviewView } from './preview-view.ts';
import { staffRoutesContent } from './texts.ts';

const content = staffRoutesContent.import;
const { change } = staffRoutesContent.history;

/** What an import would add, change and leave, and what is wrong with the file. */
export function ImportPreview({ preview }: { preview: PreviewView }) {
  const { kind, counts, unchanged, faults, added, changed, ignored, validFrom, legEffects } = preview;
  const isStopped = kind === 'rates' && counts.faults > 0;
  return (
    <section aria-label={content.previewHeading} className="grid gap-3">
      <h3 className="text-lg">{content.previewHeading}</h3>
      <p>{content.of[kind]}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 font-semibold">
        <li className="text-teal">{content.added(counts.added)}</li>
        <li className="text-teal">{content.changed(counts.changed)}</li>
        <li className="text-quiet">{content.unchanged(unchanged)}</li>
        {counts.faults > 0 && <li className="text-brick">{content.faults(counts.faults)}</li>}
      </ul>
      {validFrom && counts.changed > 0 && <p>{content.validFrom(dateText(validFrom))}</p>}
      {ignored.length > 0 && <p className="text-quiet">{content.ignored(ignored.join(', '))}</p>}
      <RowList heading={content.faultsHeading} total={counts.faults} shown={faults.length} isFault>
        {faults.map(({ row, column, text }) => (
          <li key={`${row} ${column} ${text}`}>{staffImportsContent.fault(row, column, text)}</li>
        ))}
      </RowList>
      {counts.faults > 0 && <p>{isStopped ? content.faultsStop : content.faultsLeftOut}</p>}
      {legEffects && (
        <section className="grid gap-2">
          <h4 className="font-semibold">{staffRoutesContent.legs.effects.heading}</h4>
          <LegEffects effects={legEffects} />
        </section>
      )}
      <RowList heading={content.addedHeading} total={counts.added} shown={added.length}>
        {added.map(({ row, name }) => (
          <li key={row}>{content.row(row, name)}</li>
        ))}
      </RowList>
      <RowList heading={content.changedHeading} total={counts.changed} shown={changed.length} isOpen>
        {changed.map(({ row, name, changes }) => (
          <li key={row}>
            {content.row(row, name)}
            <ul className="pl-4 text-sm">
              {changes.map(({ label, from, to }) => (
                <li key={label}>{change(label, from, to)}</li>
              ))}
            </ul>
          </li>
        ))}
      </RowList>
      {counts.added + counts.changed === 0 && <EmptyState>{content.nothing}</EmptyState>}
    </section>
  );
}
