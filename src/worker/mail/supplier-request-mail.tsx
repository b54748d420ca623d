import { renderToStaticMarkup } from 'react-dom/server';
import type { SupplierMessage } from '#domain/bookings/operations/supplier-message.ts';
import { PlainPage } from './plain-page.tsx';

/** The same words as by WhatsApp. */
export const renderSupplierRequestMail = ({ subject, text }: SupplierMessage) => ({
  subject,
  text: `${text}\n`,
  html: `<!doctype html>${renderToStaticMarkup(<PlainPage style={{ whiteSpace: 'pre-wrap' }}>{text}</PlainPage>)}`,
});
