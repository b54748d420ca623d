/** A touch on a chat or call link. */
export type ReachClick = {
  /** Four letters that the visitor's first message carries, so that the desk knows which page it came from. */
  code: string;
  channel: 'whatsapp' | 'call';
  page: string;
  campaign: string;
  clickedAt: Date;
};
