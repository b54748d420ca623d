import { tripContent } from '#app/content/site/links/trip.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { tripPapersPath } from '#paths.ts';
import type { TravellerView } from './papers-view.ts';

const content = tripContent.travellers;

type Missing = TravellerView['missing'][number];

type FormProps = { token: string; traveller: TravellerView; missing: Missing };

/** A native form, which needs no script. */
function PaperForm({ token, traveller, missing: { id, name, choices } }: FormProps) {
  const field = `paper-${traveller.id}-${id}`;
  const [first] = choices;
  return (
    <form
      method="post"
      action={tripPapersPath(token)}
      encType="multipart/form-data"
      className="grid gap-2 border-brick border-l-2 pl-3"
    >
      <input type="hidden" name="traveller" value={traveller.id} />
      <label htmlFor={field} className="font-semibold">
        {name}
      </label>
      {choices.length === 1 ? (
        <input type="hidden" name="kind" value={first?.kind} />
      ) : (
        <select
          name="kind"
          aria-label={content.kindOf(traveller.name)}
          className="min-h-12 w-full rounded-lg border border-quiet bg-card px-3"
        >
          {choices.map(({ kind, name: choice }) => (
            <option key={kind} value={kind}>
              {choice}
            </option>
          ))}
        </select>
      )}
      <input
        id={field}
        type="file"
        name="file"
        required
        accept="image/jpeg,image/png,image/webp,application/pdf"
        className="w-full max-w-full py-1 file:mr-3 file:min-h-12 file:rounded-lg file:border-2 file:border-teal file:bg-card file:px-4 file:font-semibold file:text-teal"
      />
      <button
        type="submit"
        aria-label={content.sendOf(name, traveller.name)}
        className={`${outlineButtonClass} justify-self-start`}
      >
        {content.send}
      </button>
    </form>
  );
}

type Props = { token: string; travellers: readonly TravellerView[] };

/** Who travels, and which papers are still to be sent for each. */
export function TravellersSection({ token, travellers }: Props) {
  const isAsking = travellers.some(({ missing }) => missing.length > 0);
  return (
    <section
      aria-labelledby="travellers"
      className="grid gap-4 rounded-2xl border border-line bg-card p-4 sm:p-6"
    >
      <h2 id="travellers" className="text-2xl">
        {content.heading}
      </h2>
      {isAsking && <p className="print:hidden">{content.why}</p>}
      <ul className="grid gap-4">
        {travellers.map((traveller) => (
          <li key={traveller.id} className="grid gap-3 border-line border-t pt-3">
            <h3 className="font-sans font-semibold text-lg wrap-anywhere">{traveller.name}</h3>
            {traveller.received && <p className="text-teal">{content.received(traveller.received)}</p>}
            {traveller.missing.length > 0 && (
              <details className="group">
                <summary className="min-h-12 py-2 font-semibold text-brick">
                  <span className="underline group-open:no-underline">
                    {content.missing(traveller.missing.map(({ name }) => name).join(', '))}
                  </span>
                </summary>
                <div className="grid gap-5 pt-2">
                  {traveller.missing.map((missing) => (
                    <PaperForm key={missing.id} token={token} traveller={traveller} missing={missing} />
                  ))}
                </div>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
