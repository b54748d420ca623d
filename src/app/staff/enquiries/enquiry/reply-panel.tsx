import { useState } from 'react';
import { Link } from 'react-router';
import { staffEnquiryContent } from '#app/content/staff/enquiry.ts';
import { RestoredLine } from '#app/staff/typed/restored-line.tsx';
import { useTyped } from '#app/staff/typed/use-typed.ts';
import { type SessionCheck, statusOf } from '#app/staff/ui/action-result.ts';
import { Panel } from '#app/staff/ui/panel.tsx';
import { useAction } from '#app/staff/ui/use-action.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { chatLink } from '#app/ui/chat-link.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import { fillReply, type MergeField, type SavedReply } from '#domain/enquiries/replies/saved-reply.ts';
import { paths } from '#paths.ts';

const content = staffEnquiryContent.replies;
const box = 'w-full rounded-lg border border-quiet/60 bg-card px-3 py-2.5 text-base';

type Props = {
  id: string;
  phoneE164: string;
  email: string;
  replies: SavedReply[];
  values: Record<MergeField, string>;
  isSessionOver: SessionCheck;
};

/** A saved reply with its merge fields filled in, which can be edited and then sent in three ways. */
export function ReplyPanel({ id, phoneE164, email, replies, values, isSessionOver }: Props) {
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  /** The staff member's own text, and that text joined with the saved reply chosen last. */
  const [filled, setFilled] = useState({ own: '', whole: '' });
  const [copied, setCopied] = useState<boolean>();
  const { send, result } = useAction({ isSessionOver });
  const typed = useTyped<string>({
    place: `reply ${id}`,
    read: (stored) => (typeof stored === 'string' ? stored : undefined),
    onRestore: setText,
  });

  const write = (next: string) => {
    setText(next);
    if (next.trim() === '') typed.forget();
    else typed.keep(next);
  };

  const choose = (replyId: string) => {
    const reply = replies.find((candidate) => candidate.id === replyId);
    const own = text === filled.whole ? filled.own : text.trim();
    const whole = [own, reply && fillReply(reply.body, values)].filter(Boolean).join('\n\n');
    setTitle(reply?.title ?? '');
    setFilled({ own, whole });
    write(whole);
    setCopied(undefined);
  };
  const note = (channel: 'whatsapp' | 'mail' | 'copy') => {
    typed.forget();
    void send({ intent: 'reply', id, channel, title: title || content.own });
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      note('copy');
    } catch {
      setCopied(false);
    }
  };
  const subject = encodeURIComponent(content.subject(values.reference, values.agency));
  const mailHref = `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${encodeURIComponent(text)}`;
  const copyText = copied ? content.copied : content.notCopied;
  const fault = result?.done === false ? statusOf(result)?.text : undefined;
  return (
    <Panel heading={content.title}>
      <div className="grid gap-1">
        <label htmlFor="reply-choice" className="font-semibold">
          {content.choose}
        </label>
        <select id="reply-choice" className={box} onChange={(event) => choose(event.target.value)}>
          <option value="">{content.none}</option>
          {replies.map((reply) => (
            <option key={reply.id} value={reply.id}>
              {reply.title}
            </option>
          ))}
        </select>
      </div>
      <div className="grid gap-1">
        <label htmlFor="reply-text" className="font-semibold">
          {content.text}
        </label>
        <textarea
          id="reply-text"
          rows={5}
          value={text}
          onChange={(event) => write(event.target.value)}
          className={box}
        />
      </div>
      <RestoredLine isRestored={typed.isRestored} onDiscard={() => write('')} />
      <div className="flex flex-wrap gap-2">
        {phoneE164 && (
          <a
            href={chatLink(phoneE164, text)}
            target="_blank"
            rel="noopener noreferrer"
            className={outlineButtonClass}
            onClick={() => note('whatsapp')}
          >
            {content.whatsapp}
          </a>
        )}
        {email && (
          <a href={mailHref} className={outlineButtonClass} onClick={() => note('mail')}>
            {content.mail}
          </a>
        )}
        <button type="button" className={outlineButtonClass} onClick={copy}>
          {content.copy}
        </button>
      </div>
      <StatusLine
        text={fault ?? (copied === undefined ? undefined : copyText)}
        tone={fault || copied === false ? 'fault' : 'good'}
        takesRoom={false}
      />
      <Link to={paths.adminReplies} className="inline-flex min-h-11 items-center text-teal underline">
        {content.manage}
      </Link>
    </Panel>
  );
}
