import { bookingContent } from '#app/content/site/links/booking.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { reviewPath } from '#paths.ts';

const content = bookingContent.review;

/** Leads to the form of the review, while staff wait for one. */
export function ReviewSection({ token }: { token: string }) {
  return (
    <section
      aria-labelledby="review"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2xl border border-line bg-card p-5 print:hidden"
    >
      <div className="grid min-w-0 gap-1">
        <h2 id="review" className="text-xl">
          {content.heading}
        </h2>
        <p className="text-quiet">{content.text}</p>
      </div>
      <a className={buttonClass} href={reviewPath(token)}>
        {content.write}
      </a>
    </section>
  );
}
