import { reviewContent } from '#app/content/site/links/review.ts';
import type { DescribePage } from '#app/site/structured-data.ts';
import { Section } from '#app/ui/section.tsx';
import type { Review } from '#domain/reviews/review.ts';
import { dateText, dayInIndia } from '#domain/shared/india-time.ts';

const content = reviewContent.public;

/** An approved review as visitors read it. */
export const toReviewView = ({ id, name, body, rating, trip, tripDay, receivedAt, madeAt }: Review) => ({
  id,
  name,
  body,
  rating,
  about: [trip, tripDay === null ? '' : dateText(tripDay)].filter((text) => text !== '').join(', '),
  receivedOn: dayInIndia(receivedAt ?? madeAt),
});

type ReviewView = ReturnType<typeof toReviewView>;

/** Structured data of the reviews, which are about the agency. */
export const describeReviews =
  (reviews: readonly ReviewView[]): DescribePage =>
  ({ agency }) =>
    reviews.map(({ name, body, rating, receivedOn }) => ({
      '@type': 'Review',
      itemReviewed: agency,
      author: { '@type': 'Person', name },
      reviewBody: body,
      datePublished: receivedOn,
      ...(rating !== null && {
        reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
      }),
    }));

const partId = 'reviews';

/** None while no real review is approved. */
export const reviewsPart = (reviews: readonly ReviewView[]) =>
  reviews.length === 0
    ? undefined
    : { id: partId, heading: content.heading, view: <ReviewsSection reviews={reviews} /> };

function ReviewsSection({ reviews }: { reviews: readonly ReviewView[] }) {
  return (
    <Section id={partId} heading={content.heading}>
      <p className="max-w-prose text-quiet">{content.note}</p>
      <ul className="grid items-start gap-6 md:grid-cols-2 lg:grid-cols-3">
        {reviews.map(({ id, name, body, rating, about }) => (
          <li key={id}>
            <figure className="grid gap-3 rounded-2xl border border-line bg-card p-5">
              <blockquote className="wrap-anywhere whitespace-pre-line">{body}</blockquote>
              <figcaption className="wrap-anywhere border-saffron border-l-2 pl-3">
                <span className="block font-semibold">{name}</span>
                {about && <span className="block text-quiet text-sm">{about}</span>}
                {rating !== null && <span className="block text-quiet text-sm">{content.rated(rating)}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
