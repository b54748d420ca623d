import { pageContext } from '#app/page-context.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { useAction } from '#app/staff/forms/use-action.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Card } from '#app/staff/kit/card.tsx';
import { IconButton } from '#app/staff/kit/icon-button.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { Thumbnail } from '#app/staff/kit/thumbnail.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { ChooseImage } from '#app/staff/website/images/chooser/choose-image.tsx';
import { imageChooserContent } from '#app/staff/website/images/chooser/texts.ts';
import { CloseIcon } from '#app/ui/icons.tsx';
import { type PhotoSlot, slotKinds } from '#domain/photo-slots/photo-slot.ts';
import { changePhotoSlot, listPhotoSlots } from '#domain/photo-slots/photo-slot-service.ts';
import { maxShortFormKiB, readFields } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';
import type { Route } from './+types/slots-page.ts';
import { photoSlotsContent as content } from './texts.ts';

const frame = 'aspect-3/2 w-20 shrink-0 sm:w-28';

const names: Readonly<Record<string, string>> = content.names;

type Props = { slot: PhotoSlot; onChange: (address: string) => void };

/** A slot with its photograph, which is chosen or taken out at once. */
function SlotRow({ slot: { kind, name: subject, address }, onChange }: Props) {
  const name = kind === 'office' ? content.names.office : (names[subject] ?? subject);
  return (
    <li className="flex min-w-0 items-center gap-3 rounded-xl border border-line p-2 sm:p-3">
      {address ? (
        <Thumbnail key={address} address={address} className={frame} />
      ) : (
        <span
          className={`${frame} grid place-items-center rounded-md border border-line border-dashed p-2 text-center text-quiet text-sm`}
        >
          {content.none}
        </span>
      )}
      <div className="grid min-w-0 grow justify-items-start gap-2">
        <div className="flex w-full items-center justify-between gap-2">
          <p className="wrap-anywhere font-semibold">{name}</p>
          {address && (
            <IconButton aria-label={content.remove(name)} onClick={() => onChange('')}>
              <CloseIcon />
            </IconButton>
          )}
        </div>
        <ChooseImage
          label={`${imageChooserContent.open}: ${name}`}
          onChoose={({ address: chosen }) => onChange(chosen)}
        />
      </div>
    </li>
  );
}

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  return { slots: await listPhotoSlots(context.get(pageContext).db, actor) };
}

export const action = (args: RouteArgs) =>
  staffAction(args, async (actor) => {
    const { slot, address } = await readFields(args.request, maxShortFormKiB, textFields('slot', 'address'));
    await changePhotoSlot(args.context.get(pageContext).db, actor, { slot, address });
    return done(address === '' ? content.removed : content.saved);
  });

export default function SlotsPage({ loaderData: { slots } }: Route.ComponentProps) {
  const { send } = useAction();
  const { toast } = useStatus();
  const change = async (slot: string, address: string) => {
    const result = await send({ slot, address });
    if (result) toast(result.text);
  };
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <PageTitle>{content.title}</PageTitle>
        <p className="text-quiet">{content.intro}</p>
      </div>
      <Card heading={content.guide.heading}>
        <ul className="grid max-w-prose list-disc gap-1 pl-5">
          {content.guide.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Card>
      {slotKinds.map((kind) => {
        const own = slots.filter((slot) => slot.kind === kind);
        return (
          <Card key={kind} heading={content.kinds[kind].heading}>
            <div className="grid max-w-prose gap-1 text-quiet">
              <p>{own.length > 0 ? content.kinds[kind].note : content.noneOfKind}</p>
              {own.length > 0 && <p>{content.kinds[kind].guide}</p>}
            </div>
            <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {own.map((slot) => (
                <SlotRow
                  key={slot.slot}
                  slot={slot}
                  onChange={(address) => void change(slot.slot, address)}
                />
              ))}
            </ul>
          </Card>
        );
      })}
    </div>
  );
}
