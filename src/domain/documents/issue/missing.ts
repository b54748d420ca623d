import type { DocumentKind, DocumentPurpose } from '#domain/documents/document.ts';
import type { RuleSubject } from '#domain/documents/rules/rule.ts';

/** Why a document that should be there is not issued. */
export type MissingReason =
  | { code: 'registration-missing' }
  | { code: 'rule-missing'; subject: RuleSubject }
  | { code: 'rule-unconfirmed'; subject: RuleSubject }
  /** A tour is taxed at 5% only with stay and transport. */
  | { code: 'stay-or-transport-missing' }
  /** It was sold with IGST, and the customer's state is not known. */
  | { code: 'state-missing' };

/** What should be issued and why it is not. */
export type MissingDocument = {
  kind: DocumentKind;
  purpose: DocumentPurpose;
  sourceKey: string;
  amountPaise: number;
  /** Of a voucher: the day on which the money came. */
  receivedOn: string | null;
  reasons: readonly MissingReason[];
};
