import { expect, it } from 'vitest';
import { withColumns } from './table-columns.ts';

const table = {
  kind: 'table' as const,
  caption: 'Months',
  columns: ['Month', 'Weather', 'Road'],
  rows: [
    ['May', 'rain', 'open'],
    ['June', 'more rain', 'shut'],
  ],
};

it.each([
  ['added', ['Month', 'Weather', 'Road', ''], ['May', 'rain', 'open', '']],
  ['removed', ['Month', 'Road'], ['May', 'open']],
  ['moved', ['Weather', 'Month', 'Road'], ['rain', 'May', 'open']],
])('the cells go with a column that is %s', (_, columns, first) => {
  const after = withColumns(table, columns);
  expect(after.columns).toEqual(columns);
  expect(after.rows[0]).toEqual(first);
});

it('an empty column that is added beside an empty one has empty cells', () => {
  const after = withColumns({ ...table, columns: ['', ''], rows: [['a', 'b']] }, ['', '', '']);
  expect(after.rows).toEqual([['a', 'b', '']]);
});
