import { renderToStaticMarkup } from 'react-dom/server';
import { PlainPage } from './plain-page.tsx';

type Words = { agencyName: string; name: string; link: string };

const lines = ({ agencyName, name }: Words) => ({
  greeting: `Hello ${name},`,
  reason: `a new password was requested for your account at ${agencyName}. If it was you, follow this link within 30 minutes:`,
  otherwise: 'If it was not you, do nothing: your password stays as it is.',
});

function PasswordResetMail(words: Words) {
  const { greeting, reason, otherwise } = lines(words);
  return (
    <PlainPage>
      <p>{greeting}</p>
      <p>{reason}</p>
      <p>
        <a href={words.link}>{words.link}</a>
      </p>
      <p>{otherwise}</p>
    </PlainPage>
  );
}

export function renderPasswordResetMail(words: Words): { subject: string; text: string; html: string } {
  const { greeting, reason, otherwise } = lines(words);
  return {
    subject: `Your new password at ${words.agencyName}`,
    text: [greeting, '', reason, '', words.link, '', otherwise, ''].join('\n'),
    html: `<!doctype html>${renderToStaticMarkup(<PasswordResetMail {...words} />)}`,
  };
}
