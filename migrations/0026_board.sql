-- The board shows what was closed in the last 90 days, the newest first.
create index enquiries_closed_lately on enquiries (stage, updated_at desc, id desc)
  where stage in ('completed', 'lost', 'cancelled');
