/** A click on a chat or call link. */
export type ContactClick = {
  /** Four characters in the visitor's first message that tell staff which page it came from. */
  code: string;
  channel: 'whatsapp' | 'call';
  page: string;
  campaign: string;
  clickedAt: Date;
};
