import { reviewContent as content } from '#app/content/site/links/review.ts';
import { Button } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { ratings } from '#domain/reviews/review.ts';
import { paths } from '#paths.ts';

/** What the form begins with: the stored review, or what was typed and refused. */
export type ReviewValues = { name: string; rating: string; body: string; trip: string };

export type RefusedReview = { text: string; field: string; values: ReviewValues };

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
export function ReviewForm({ action, values, isWritten, refused }: Props) {
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
