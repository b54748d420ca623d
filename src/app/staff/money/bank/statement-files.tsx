import { Card } from '#app/staff/kit/card.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { bankAddress } from './bank-query.ts';
import type { FileView } from './bank-view.ts';
import { bankTexts } from './texts.ts';

const texts = bankTexts.files;

/** The newest statements, and what became of their lines. */
export const StatementFiles = ({ files }: { files: readonly FileView[] }) => (
  <Card heading={texts.heading}>
    {files.length === 0 && <EmptyState>{bankTexts.empty}</EmptyState>}
    <ul className="divide-y divide-line">
      {files.map(({ id, name, summary, facts, hasOpen }) => (
        <li key={id} className="grid gap-0.5 py-2 wrap-anywhere">
          <p className="font-semibold">
            {hasOpen ? (
              <TextLink
                look="name"
                to={bankAddress({ state: 'open', file: id })}
                aria-label={texts.show(name)}
              >
                {name}
              </TextLink>
            ) : (
              name
            )}
          </p>
          <p>{summary}</p>
          <p className="text-quiet text-sm">{facts}</p>
        </li>
      ))}
    </ul>
  </Card>
);
