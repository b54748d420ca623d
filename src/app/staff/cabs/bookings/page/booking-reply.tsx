import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { ReplyForm, SavedReplies, useReplyText } from '#app/staff/enquiries/enquiry/reply-form.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import type { RepliesView } from './reply-view.ts';

type Props = { bookingId: string; phoneE164: string } & RepliesView;

/** A saved reply with what is known of the booking, to send by WhatsApp or to copy. */
export function BookingReply({ bookingId, phoneE164, replies, values }: Props) {
  const reply = useReplyText({ place: `reply booking ${bookingId}`, replies, values });
  return (
    <Card heading={staffBookingsContent.page.message}>
      <div className="flex items-center gap-2">
        <SavedReplies replies={replies} onChoose={reply.choose} />
      </div>
      <ReplyForm email="" {...{ phoneE164, values, reply }} />
    </Card>
  );
}
