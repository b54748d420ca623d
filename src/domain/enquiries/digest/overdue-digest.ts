/** An enquiry as a mail may tell of it: nothing that a mail server need not know. */
export type OverdueLine = { id: string; reference: string; firstName: string; dueAt: Date };

export type OwnersOverdue = {
  /** Empty where nobody has taken them. */
  owner: string;
  count: number;
  /** The ones that wait longest. */
  oldest: OverdueLine[];
};

export type OverdueDigest = { day: string; total: number; owners: OwnersOverdue[] };
