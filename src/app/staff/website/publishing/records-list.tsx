import type { ReactNode, RefObject } from 'react';
import { Button } from '#app/staff/kit/button.tsx';
import { DataTable, RecordSummary } from '#app/staff/kit/data-table.tsx';
import { Menu } from '#app/staff/kit/menu.tsx';
import { Thumbnail } from '#app/staff/kit/thumbnail.tsx';
import { shellContent } from '#app/staff/shell/texts.ts';
import type { Kept } from '#domain/publishing/publishing.ts';
import { StateBadge } from './state-badge.tsx';
import { staffPublishingContent } from './texts.ts';

const { bringBack } = staffPublishingContent;

/** What every kind has in its list. */
export type ListedRow = Pick<Kept, 'id' | 'state' | 'publishAt' | 'deletedAt' | 'isSample'> & {
  name: string;
  featuredImage: string;
};

type BringBackProps = { name: string; isBusy?: boolean; onClick: () => void };

export const BringBack = ({ name, isBusy = false, onClick }: BringBackProps) => (
  <Button look="quiet" aria-disabled={isBusy} aria-label={`${bringBack}: ${name}`} onClick={onClick}>
    {bringBack}
  </Button>
);

type Props<Row> = {
  caption: string;
  columns: { name: string; state: string; actions: string };
  rows: readonly Row[];
  focusRef?: RefObject<HTMLTableElement | null>;
  /** The name of a row that can be edited. */
  link: (row: Row) => ReactNode;
  meta: (row: Row) => ReactNode;
  /** In place of the state of a deleted row. */
  deleted: (row: Row) => ReactNode;
  /** Below the state. */
  more?: (row: Row) => ReactNode;
  menu: (row: Row) => ReactNode;
};

/** The quiet form of a list: what a row is, how it stands, and a menu. */
export const RecordsList = <Row extends ListedRow>(props: Props<Row>) => (
  <DataTable
    layout="records"
    caption={props.caption}
    {...(props.focusRef && { focusRef: props.focusRef })}
    rows={props.rows}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'name',
        header: props.columns.name,
        cell: (row) => (
          <RecordSummary
            picture={<Thumbnail address={row.featuredImage} className="h-10 w-14 shrink-0" />}
            title={row.deletedAt ? row.name : props.link(row)}
            meta={props.meta(row)}
          />
        ),
      },
      {
        key: 'state',
        header: props.columns.state,
        width: 'w-64',
        cell: (row) => (
          <>
            {row.deletedAt ? props.deleted(row) : <StateBadge row={row} />}
            {props.more?.(row)}
          </>
        ),
      },
      {
        key: 'actions',
        header: props.columns.actions,
        width: 'w-12',
        cell: (row) =>
          !row.deletedAt && <Menu label={shellContent.rowMenu(row.name)}>{props.menu(row)}</Menu>,
      },
    ]}
  />
);
