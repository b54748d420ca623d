import { useCallback, useEffect, useState } from 'react';
import { Toast } from '#app/ui/status-line.tsx';
import { contactMessages as messages } from '#domain/enquiries/intake/contact-messages.ts';
import { forgetMessage, forgetWaiting, recallWaiting } from './kept-message.ts';
import { sendMessage } from './send-message.ts';
import { useRetries } from './use-message.ts';

/** Sends a message that could not be sent on an earlier page, where the page has no message form. */
export default function WaitingMessage() {
  const [text, setText] = useState('');
  const [isWaiting, setWaiting] = useState(false);

  const send = useCallback(async () => {
    const message = recallWaiting();
    // None was kept, or another tab has sent it meanwhile.
    setText(message ? messages.sending : '');
    if (!message) return setWaiting(false);
    const reply = await sendMessage(message);
    setText(reply.text);
    setWaiting(reply.kind === 'away');
    if (reply.kind === 'sent') forgetMessage();
    // What the visitor typed stays as a draft, which the form of the contact page shows.
    if (reply.kind === 'refused') forgetWaiting();
  }, []);

  useEffect(() => {
    send();
  }, [send]);
  useRetries(isWaiting, send);

  return text && <Toast text={text} />;
}
