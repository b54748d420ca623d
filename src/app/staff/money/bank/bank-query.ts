import { lineStates } from '#domain/payments/bank/bank-line.ts';
import type { BankListQuery } from '#domain/payments/bank/bank-list.ts';
import { paths, rowId } from '#paths.ts';

/** Reads the query string of the list; invalid values are ignored. */
export function readBankQuery(query: URLSearchParams): BankListQuery {
  const [file, after, before] = ['file', 'after', 'before'].map((name) => query.get(name) ?? '');
  return {
    state: lineStates.find((state) => state === query.get('state')) ?? 'open',
    ...(file && rowId.test(file) && { file }),
    ...(after && { after }),
    ...(before && !after && { before }),
  };
}

type Cursor = Pick<BankListQuery, 'after' | 'before'>;

export function bankAddress(
  { state, file }: Pick<BankListQuery, 'state' | 'file'>,
  cursor: Cursor = {},
): string {
  const parameters = new URLSearchParams({
    ...(state !== 'open' && { state }),
    ...(file && { file }),
    ...cursor,
  });
  return parameters.size === 0 ? paths.adminMoneyBank : `${paths.adminMoneyBank}?${parameters}`;
}
