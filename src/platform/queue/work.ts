/** The channel on which PostgreSQL says that rows wait for a scheduled task (migrations/0074_wake_the_worker.sql). */
export const workChannel = 'work';

export type Work =
  | 'images'
  | 'attachments'
  | 'itineraries'
  | 'quotes'
  | 'publishing'
  | 'erasures'
  | 'gateway'
  | 'document-prints'
  | 'documents'
  | 'refunds';
