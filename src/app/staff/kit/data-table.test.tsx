import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectSound } from '../../../../tests/support/component-axe.ts';
import { renderOnPage } from '../../../../tests/support/component-router.tsx';
import { DataTable, type TableLayout } from './data-table.tsx';

const quotes = [
  { id: 'Q1', customer: 'Priya Sharma', total: '₹4,500' },
  { id: 'Q2', customer: 'Sneha Iyer', total: '₹12,800' },
];

const Quotes = ({ layout }: { layout: TableLayout }) => (
  <DataTable
    layout={layout}
    caption="Quotes"
    rows={quotes}
    rowKey={({ id }) => id}
    rowAttributes={({ id }) => ({ 'data-quote': id })}
    columns={[
      {
        key: 'customer',
        header: 'Customer',
        sort: { to: '/by-name', direction: 'ascending' },
        cell: ({ customer }) => customer,
      },
      {
        key: 'total',
        header: 'Total',
        isNumeric: true,
        narrow: layout === 'lines' ? 'b1' : 'labelled',
        cell: ({ total }) => total,
      },
    ]}
  />
);

const table = page.getByRole('table', { name: 'Quotes' });

describe.each(['cards', 'wideCards', 'lines', 'records', 'report'] as const)(
  'a table laid out as %s',
  (layout) => {
    it.each([390, 1280])('is a table to screen readers at %i px', async (width) => {
      await page.viewport(width, 800);
      await renderOnPage(<Quotes layout={layout} />);
      await expect.element(table).toBeVisible();
      await expect.element(table.getByRole('rowheader', { name: 'Priya Sharma' })).toBeVisible();
      await expect.element(table.getByRole('cell', { name: /₹12,800$/ })).toBeVisible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await expectSound(table.element());
      await page.viewport(1280, 800);
    });
  },
);

it('a heading says how the rows are sorted and leads to the other order', async () => {
  await renderOnPage(<Quotes layout="lines" />);
  const heading = page.getByRole('columnheader', { name: 'Customer' });
  await expect.element(heading).toHaveAttribute('aria-sort', 'ascending');
  await heading.getByRole('link').click();
  await expect.element(page.getByRole('heading', { name: '/by-name' })).toBeVisible();
});
