import { staffSlipContent } from '#app/staff/cabs/slip/texts.ts';
import { AttachedPicture } from '#app/staff/enquiries/attachments/attached-picture.tsx';
import type { PictureView } from '#app/staff/enquiries/attachments/attachment-view.ts';

/** An expense that counts. */
export type PaidView = { id: string; name: string; amount: string; photo: PictureView | undefined };

const content = staffSlipContent.entries;

/** Tolls, parking and other money that the driver paid, each with its photo. Staff correct them on the duty slip. */
export function DriverExpenses({ expenses }: { expenses: readonly PaidView[] }) {
  if (expenses.length === 0) return null;
  return (
    <section aria-label={content.expenses}>
      <h3 className="font-sans font-semibold text-base">{content.expenses}</h3>
      <ul>
        {expenses.map(({ id, name, amount, photo }) => (
          <li
            key={id}
            className="flex items-center gap-x-3 border-line border-b py-0.5 text-[0.9375rem] last:border-0"
          >
            {photo && <AttachedPicture picture={photo} name={content.photoOf(name)} />}
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <strong className="ml-auto tabular-nums">{amount}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
