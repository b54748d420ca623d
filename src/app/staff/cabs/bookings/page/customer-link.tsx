import { useEffect, useRef, useState } from 'react';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { CopyButton } from '#app/staff/kit/copy-button.tsx';
import { Input } from '#app/staff/kit/input.tsx';
import type { Act } from './duty-card.tsx';
import type { LinkView } from './link-view.ts';

const content = staffBookingsContent.link;

type Props = {
  bookingId: string;
  /** Not a cab. */
  isTrip: boolean;
  link: LinkView;
  onAct: Act;
};

function Ways({ shared }: { shared: NonNullable<LinkView['shared']> }) {
  return (
    <>
      <label className="grid gap-1">
        <span className="text-quiet text-sm">{content.address}</span>
        <Input readOnly value={shared.href} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={shared.href} label={content.copy} copied={content.copied} />
        {shared.chatHref && (
          <ButtonLink look="secondary" href={shared.chatHref} target="_blank" rel="noopener noreferrer">
            {content.send}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** Asks in place whether the present link may end. */
function Renewal({ bookingId, onAct }: Pick<Props, 'bookingId' | 'onAct'>) {
  const [isAsking, setAsking] = useState(false);
  const go = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  // The button that was pressed is gone, so the focus must follow.
  useEffect(() => {
    if (isAsking) go.current?.focus();
    else if (wasAsking.current) opener.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking)
    return (
      <Button look="quiet" ref={opener} onClick={() => setAsking(true)}>
        {content.renew}
      </Button>
    );
  const renew = () => {
    onAct({ intent: 'new-link', id: bookingId });
    setAsking(false);
  };
  return (
    <div className="grid gap-2 rounded-lg bg-sand p-3">
      <p id="renew-hint">{content.renewHint}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" ref={go} aria-describedby="renew-hint" onClick={renew}>
          {content.renewGo}
        </Button>
        <Button look="quiet" onClick={() => setAsking(false)}>
          {content.keep}
        </Button>
      </div>
    </div>
  );
}

/** The link that staff send to the customer. */
export function CustomerLink({ bookingId, isTrip, link: { shared, isOver }, onAct }: Props) {
  const text = isTrip ? content.tripText : content.text;
  return (
    <section
      aria-labelledby="customer-link"
      className="grid gap-2 rounded-2xl border border-line bg-card px-4 py-3"
    >
      <h2 id="customer-link" className="text-lg">
        {content.heading}
      </h2>
      {isOver ? (
        <p>{content.over}</p>
      ) : (
        <>
          <p className="text-quiet text-sm">{shared ? text : content.none}</p>
          {shared && <Ways shared={shared} />}
          <Renewal bookingId={bookingId} onAct={onAct} />
        </>
      )}
    </section>
  );
}
