/** Filters, sort and columns of the inbox that a staff member saved under a name. */
export type InboxView = {
  id: string;
  name: string;
  /** As in the inbox's address, `queue=all&city=Delhi`, without a search: that may be a customer's name. */
  query: string;
  columns: string[];
  isShared: boolean;
  ownerId: string;
};

export type NewInboxView = Omit<InboxView, 'id' | 'ownerId'>;
