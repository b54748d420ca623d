import { data, redirect } from 'react-router';
import { reviewContent as content } from '#app/content/site/links/review.ts';
import { type PageContext, pageContext } from '#app/page-context.ts';
import { GoneLink, LinkFrame } from '#app/site/link-frame.tsx';
import { Button } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { type Review, ratings } from '#domain/reviews/review.ts';
import { reviewInput } from '#domain/reviews/review-input.ts';
import { isWritable, viewOwnReview, writeOwnReview } from '#domain/reviews/review-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { failureText } from '#messages.ts';
import { paths, reviewPath } from '#paths.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import { type Fields, maxPublicFormKiB, readFields } from '#platform/http/body.ts';
import { parseInput } from '#platform/http/input.ts';
import type { Route } from './+types/review-page.ts';

/** What the form begins with: the stored review, or what was typed and refused. */
type ReviewValues = { name: string; rating: string; body: string; trip: string };

type RefusedReview = { text: string; field: string; values: ReviewValues };

type Props = { action: string; values: ReviewValues; isWritten: boolean; refused: RefusedReview | undefined };

function Ratings({ chosen, isWrong }: { chosen: string; isWrong: boolean }) {
  const choices = [...ratings.map((rating) => [String(rating), content.ratings[rating]] as const)];
  return (
    <fieldset aria-invalid={isWrong || undefined} className="grid gap-1">
      <legend className="font-semibold">{content.rating}</legend>
      <div className="flex flex-wrap gap-x-5">
        {[...choices, ['', content.noRating] as const].map(([value, name]) => (
          <label key={value} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="rating"
              value={value}
              defaultChecked={value === chosen}
              className="size-5 accent-teal"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A native form that works without script. */
function ReviewForm({ action, values, isWritten, refused }: Props) {
  const shown = refused?.values ?? values;
  const isWrong = (field: string) => refused?.field === field;
  return (
    <form
      method="post"
      action={action}
      aria-labelledby="review"
      className="grid max-w-2xl gap-4 rounded-2xl border-2 border-teal bg-card p-5 sm:p-8"
    >
      {refused && <StatusLine text={refused.text} tone="fault" takesRoom={false} />}
      <TextField
        id="review-body"
        name="body"
        label={content.body}
        rows={6}
        required
        invalid={isWrong('body')}
        value={shown.body}
      />
      <Ratings chosen={shown.rating} isWrong={isWrong('rating')} />
      <TextField
        id="review-name"
        name="name"
        label={content.name}
        hint={content.nameHint}
        autoComplete="given-name"
        required
        invalid={isWrong('name')}
        value={shown.name}
      />
      <TextField
        id="review-trip"
        name="trip"
        label={content.trip}
        hint={content.tripHint}
        invalid={isWrong('trip')}
        value={shown.trip}
      />
      <p className="text-quiet text-sm">
        {content.consent}{' '}
        <a className="inline-block py-1 text-teal underline" href={paths.privacy}>
          {content.privacy}
        </a>
      </p>
      <div>
        <Button>{isWritten ? content.save : content.send}</Button>
      </div>
    </form>
  );
}

const present = (review: Review) => ({
  isWritable: isWritable(review),
  isWritten: review.state !== 'asked',
  values: {
    name: review.name,
    body: review.body,
    rating: review.rating === null ? '' : String(review.rating),
    trip: review.trip,
  },
});

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, tags } = context.get(pageContext);
  // The page for an unknown link is cached and shows the agency's details, so it depends on the settings.
  tags.add('settings');
  const [review, settings] = await Promise.all([viewOwnReview(db, params.token), readSettings(db)]);
  const { agencyName, headOffice, phoneE164, email, gstin } = settings;
  const agency = { agencyName, headOffice, phoneE164, email, gstin };
  return data(
    { agency, review: review && present(review) },
    { status: review ? 200 : failureStatus.not_found },
  );
}

const typedIn = ({ name = '', body = '', rating = '', trip = '' }: Fields): ReviewValues => ({
  name,
  body,
  rating,
  trip,
});

async function write(db: PageContext['db'], token: string, fields: Fields): Promise<void> {
  await writeOwnReview(db, token, parseInput(reviewInput, fields));
}

/** Stores the review; a redirect, so that a reload does not send the form again. */
export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const fields = await readFields(request, maxPublicFormKiB);
  try {
    await write(context.get(pageContext).db, token, fields);
  } catch (error) {
    const { code, userText = failureText[code], field = '' } = failureOf(error);
    if (code === 'unexpected') throw error;
    const refused: RefusedReview = { text: userText, field, values: typedIn(fields) };
    return data(refused, { status: failureStatus[code] });
  }
  throw redirect(reviewPath(token), 303);
}

export default function ReviewPage({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  const { agency, review } = loaderData;
  const head = (
    <>
      <title>{review ? content.title(agency.agencyName) : content.gone.title}</title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  );
  if (!review) {
    return (
      <GoneLink agency={agency} texts={content.gone}>
        {head}
      </GoneLink>
    );
  }
  const isRefused = review.isWritable && actionData !== undefined;
  const notice = review.isWritable ? content.received : content.decided;
  return (
    <LinkFrame agency={agency} chatText={content.chatText}>
      {head}
      <div className="grid gap-2">
        <h1 id="review" className="text-4xl">
          {content.heading}
        </h1>
        {review.isWritable && <p className="max-w-prose text-lg">{content.intro}</p>}
      </div>
      {review.isWritten && !isRefused && <StatusLine text={notice} tone="good" takesRoom={false} />}
      {review.isWritable && (
        <ReviewForm
          action={reviewPath(token)}
          values={review.values}
          isWritten={review.isWritten}
          refused={actionData}
        />
      )}
    </LinkFrame>
  );
}
