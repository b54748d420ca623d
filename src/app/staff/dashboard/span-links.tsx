import { Link } from 'react-router';
import { staffDashboardContent as content } from '#app/content/staff/dashboard.ts';
import { type Span, spans } from '#domain/reports/report.ts';

export function SpanLinks({ span }: { span: Span }) {
  return (
    <nav
      aria-label={content.spanLabel}
      className="flex overflow-hidden rounded-lg border border-line bg-card"
    >
      {spans.map((days) => (
        <Link
          key={days}
          to={`?days=${days}`}
          preventScrollReset
          aria-current={days === span ? 'true' : undefined}
          className="inline-flex min-h-11 items-center px-4 font-semibold text-teal -outline-offset-2 hover:bg-sand aria-[current=true]:bg-teal aria-[current=true]:text-on-teal"
        >
          {content.span(days)}
        </Link>
      ))}
    </nav>
  );
}
