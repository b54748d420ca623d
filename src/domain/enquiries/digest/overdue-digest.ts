/** An enquiry in a mail, with as little personal data as possible. */
export type OverdueLine = { id: string; reference: string; firstName: string; dueAt: Date };

export type OwnersOverdue = {
  /** Empty for unassigned enquiries. */
  owner: string;
  count: number;
  /** Those overdue the longest. */
  oldest: OverdueLine[];
};

export type OverdueDigest = { day: string; total: number; owners: OwnersOverdue[] };
