import { Form, Link, useSubmit } from 'react-router';
import { staffDashboardContent as content } from '#app/content/staff/dashboard.ts';
import { type Span, spans } from '#domain/reports/report.ts';

type Props = { span: Span; owner: string | undefined; names: { id: string; name: string }[] };

const addressOf = (days: Span, owner: string | undefined) =>
  `?${new URLSearchParams({ days: String(days), ...(owner && { owner }) })}`;

/** The period and the staff member, both in the address. */
export function DashboardFilters({ span, owner, names }: Props) {
  const submit = useSubmit();
  return (
    <div className="flex items-center gap-2">
      <nav
        aria-label={content.spanLabel}
        className="flex overflow-hidden rounded-lg border border-line bg-card"
      >
        {spans.map((days) => (
          <Link
            key={days}
            to={addressOf(days, owner)}
            preventScrollReset
            aria-current={days === span ? 'true' : undefined}
            className="inline-flex min-h-11 items-center px-3 font-semibold text-sm text-teal -outline-offset-2 hover:bg-sand aria-[current=true]:bg-teal aria-[current=true]:text-on-teal lg:min-h-9"
          >
            <span className="max-sm:sr-only">{content.span(days)}</span>
            <span aria-hidden="true" className="sm:hidden">
              {days}
            </span>
          </Link>
        ))}
      </nav>
      <Form key={owner} preventScrollReset onChange={(event) => void submit(event.currentTarget)}>
        <input type="hidden" name="days" value={span} />
        <select
          name="owner"
          aria-label={content.ownerLabel}
          defaultValue={owner ?? ''}
          className="min-h-11 max-w-36 rounded-lg border border-quiet/60 bg-card px-2 text-sm lg:min-h-9"
        >
          <option value="">{content.everyone}</option>
          {names.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Form>
    </div>
  );
}
