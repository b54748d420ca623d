import { pageContext } from '#app/page-context.ts';
import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { Paging } from '#app/staff/kit/paging.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { MoneyNav } from '#app/staff/money/money-nav.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { lineStates } from '#domain/payments/bank/bank-line.ts';
import type { BankListQuery } from '#domain/payments/bank/bank-list.ts';
import { listBankLines, readBankFiles } from '#domain/payments/bank/bank-list-service.ts';
import type { Route } from './+types/bank-page.ts';
import { handleLines } from './bank-action.ts';
import { ClosedLine, OpenLine } from './bank-line-item.tsx';
import { bankAddress, readBankQuery } from './bank-query.ts';
import { toFileView, toLineView } from './bank-view.ts';
import { StatementFiles } from './statement-files.tsx';
import { MatchAgain, StatementForm, statementFormId } from './statement-form.tsx';
import { bankTexts as texts } from './texts.ts';

export const meta = () => staffMeta(texts.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const query = readBankQuery(new URL(request.url).searchParams);
  const { lines, ...page } = await listBankLines(db, actor, query);
  const { files, open } = await readBankFiles(db, actor);
  return { query, page, open, lines: lines.map(toLineView), files: files.map(toFileView) };
}

export const action = (args: Route.ActionArgs) => handleLines(args);

type LoaderData = Route.ComponentProps['loaderData'];

function LinesPaging({ query, page }: Pick<LoaderData, 'query' | 'page'>) {
  const { hasNext, hasPrevious, firstCursor, lastCursor } = page;
  const { label, first, previous, next } = texts.paging;
  return (
    <Paging
      label={label}
      steps={[
        { label: first, to: hasPrevious && bankAddress(query) },
        { label: previous, to: hasPrevious && bankAddress(query, { before: firstCursor }) },
        { label: next, to: hasNext && bankAddress(query, { after: lastCursor }) },
      ]}
    />
  );
}

function States({ query, open }: { query: BankListQuery; open: number }) {
  const { state, file } = query;
  return (
    <Chips label={texts.show.label}>
      {lineStates.map((one) => (
        <ChipLink
          key={one}
          to={bankAddress({ state: one, ...(file && { file }) })}
          isCurrent={one === state}
          {...(one === 'open' && !file && { count: open.toLocaleString('en-IN') })}
        >
          {texts.show[one]}
        </ChipLink>
      ))}
    </Chips>
  );
}

export default function BankPage({ loaderData }: Route.ComponentProps) {
  const { query, page, open, lines, files } = loaderData;
  const chosen = files.find(({ id }) => id === query.file);
  const Line = query.state === 'open' ? OpenLine : ClosedLine;
  return (
    <div data-wide className="grid gap-3">
      <MoneyNav />
      <PageTitle
        actions={
          files.length > 0 && (
            <>
              <TextLink href={`#${statementFormId}`}>{texts.upload.jump}</TextLink>
              <MatchAgain />
            </>
          )
        }
      >
        {texts.title}
      </PageTitle>
      {files[0] && <p className="font-semibold">{(chosen ?? files[0]).summary}</p>}
      <States query={query} open={open} />
      {query.file && (
        <p className="flex flex-wrap items-center gap-x-3">
          {chosen && texts.onlyFile(chosen.name)}
          <TextLink to={bankAddress({ state: query.state })}>{texts.allFiles}</TextLink>
        </p>
      )}
      {lines.length > 0 ? (
        <ul aria-label={texts.line.list} className="grid gap-3">
          {lines.map((line) => (
            <Line key={`${line.id} ${line.revision}`} line={line} />
          ))}
        </ul>
      ) : (
        <EmptyState>{files.length === 0 ? texts.empty : texts.none[query.state]}</EmptyState>
      )}
      <LinesPaging query={query} page={page} />
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <StatementForm />
        <StatementFiles files={files} />
      </div>
    </div>
  );
}
