import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Chip } from '#app/staff/kit/chip.tsx';
import type { MergeValues, SavedReply } from '#domain/enquiries/replies/saved-reply.ts';
import { NoteForm } from './note-form.tsx';
import { ReplyForm, SavedReplies, useReplyText } from './reply-form.tsx';
import { staffEnquiryContent as content } from './texts.ts';

const kinds = ['reply', 'note'] as const;
type Kind = (typeof kinds)[number];

const noteFieldId = 'note';

/** Shows the note's field and focuses it, from the bar of a phone and from the inbox. */
export const noteHash = `#${noteFieldId}`;

type Props = {
  id: string;
  phoneE164: string;
  email: string;
  replies: SavedReply[];
  values: MergeValues;
};

/** One box under the customer's words. Both texts are kept while the other one is shown. */
export function Composer({ id, phoneE164, email, replies, values }: Props) {
  const reply = useReplyText({ place: `reply ${id}`, replies, values });
  const { hash, key } = useLocation();
  const [kind, setKind] = useState<Kind>('reply');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    if (hash === noteHash) setKind('note');
  }, [hash, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    if (kind === 'note' && hash === noteHash) document.getElementById(noteFieldId)?.focus();
  }, [kind, hash, key]);

  return (
    <section aria-label={content.compose} className="grid gap-1 rounded-xl border border-line bg-card p-2">
      <div className="flex items-center gap-1">
        {kinds.map((one) => (
          <Chip key={one} aria-pressed={one === kind} onClick={() => setKind(one)}>
            {content[one]}
          </Chip>
        ))}
        {kind === 'reply' && <SavedReplies replies={replies} onChoose={reply.choose} />}
      </div>
      <div hidden={kind !== 'reply'}>
        <ReplyForm enquiryId={id} {...{ phoneE164, email, values, reply }} />
      </div>
      <div hidden={kind !== 'note'}>
        <NoteForm id={id} fieldId={noteFieldId} onRestored={() => setKind('note')} />
      </div>
    </section>
  );
}
