-- The title of a saved reply can name a customer, and the activity log outlives an erasure. Timelines keep the title.
alter table activity disable trigger activity_append_only;
update activity set detail = detail - 'title'
  where action = 'enquiry-changed' and detail->>'change' = 'reply-opened' and detail ? 'title';
alter table activity enable trigger activity_append_only;
