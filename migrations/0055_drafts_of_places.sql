-- A place is prepared before visitors see it: scheduled like a blog, or as a draft beside what is published.
alter table sights drop constraint sights_state_check;
alter table sights
  -- What replaces the published text later: the columns of the text and the position, as JSON.
  add column draft jsonb,
  -- When the place, or its draft, goes live by itself.
  add column publish_at timestamptz,
  add constraint sights_state_check check (state in ('draft', 'scheduled', 'published')),
  add constraint sights_publish_at_check check (
    (state <> 'scheduled' or publish_at is not null) and
    (publish_at is null or state = 'scheduled' or draft is not null));
create index sights_due on sights (publish_at) where publish_at is not null;
-- The lists that pages show by query, and other places of the same region.
create index sights_public_by_region on sights (region, name, id) where state = 'published' and deleted_at is null;
create index sights_public_by_kind on sights (kind, name, id) where state = 'published' and deleted_at is null;

alter table revisions drop constraint revisions_kind_check;
alter table revisions
  add constraint revisions_kind_check check (kind in ('blog', 'tour-package', 'page', 'sight'));
