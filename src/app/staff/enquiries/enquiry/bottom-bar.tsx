import { Link, useLocation } from 'react-router';
import { NoteIcon } from '#app/ui/icons.tsx';
import { CallChatLinks } from './call-chat-links.tsx';
import { noteHash } from './composer.tsx';
import type { FullEnquiryView } from './full-enquiry-view.ts';
import { staffEnquiryContent as content } from './texts.ts';

const item =
  'flex min-h-14 min-w-0 grow basis-0 flex-col items-center justify-center gap-0.5 font-semibold text-sm text-teal';

type Props = { enquiry: FullEnquiryView; onContact: (channel: 'call' | 'whatsapp') => void };

/** What staff do most with a phone in the hand, in the place of the shell's bar. */
export function BottomBar({ enquiry, onContact }: Props) {
  const { search, state } = useLocation();
  return (
    <nav
      aria-label={content.actions}
      className="fixed inset-x-0 bottom-0 z-25 flex border-line border-t bg-card pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <CallChatLinks enquiry={enquiry} className={item} onContact={onContact}>
        <Link to={{ search, hash: noteHash }} state={state} replace preventScrollReset className={item}>
          <NoteIcon className="size-4" />
          {content.note}
        </Link>
      </CallChatLinks>
    </nav>
  );
}
