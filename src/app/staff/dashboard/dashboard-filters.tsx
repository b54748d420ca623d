import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { FilterBar, FilterSelect } from '#app/staff/kit/filter-bar.tsx';
import { type Span, spans } from '#domain/reports/report.ts';
import { paths } from '#paths.ts';
import { staffDashboardContent as content } from './texts.ts';

type Props = { span: Span; owner: string | undefined; names: { id: string; name: string }[] };

const addressOf = (days: Span, owner: string | undefined) =>
  `?${new URLSearchParams({ days: String(days), ...(owner && { owner }) })}`;

/** The period and the staff member, both in the address. */
export function DashboardFilters({ span, owner, names }: Props) {
  return (
    <div className="flex items-center gap-2">
      <Chips label={content.spanLabel}>
        {spans.map((days) => (
          <ChipLink
            key={days}
            to={addressOf(days, owner)}
            preventScrollReset
            isCurrent={days === span}
            current="true"
          >
            <span className="max-sm:sr-only">{content.span(days)}</span>
            <span aria-hidden="true" className="sm:hidden">
              {days}
            </span>
          </ChipLink>
        ))}
      </Chips>
      <FilterBar
        key={owner}
        action={paths.adminDashboard}
        preventScrollReset
        appliesAtOnce
        keep={{ days: String(span) }}
      >
        <FilterSelect
          name="owner"
          label={content.ownerLabel}
          any={content.everyone}
          value={owner}
          options={names.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FilterBar>
    </div>
  );
}
