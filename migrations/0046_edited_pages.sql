-- What staff have written in place of a page's original copy, which is in the code. One row for each page that was ever
-- edited; its versions are in revisions.
create table edited_pages (
  id bigint generated always as identity primary key,
  path text not null unique,
  -- What visitors see; null for the original.
  live jsonb,
  -- What is being prepared.
  draft jsonb,
  -- When the draft goes live by itself.
  publish_at timestamptz,
  -- The hash of the original when staff last saved, to tell them that it has changed since.
  original_hash text not null default '',
  version integer not null default 0,
  updated_at timestamptz not null default now(),
  check (publish_at is null or draft is not null)
);
-- Drafts whose time has come.
create index edited_pages_due on edited_pages (publish_at) where publish_at is not null;

alter table revisions drop constraint revisions_kind_check;
alter table revisions add constraint revisions_kind_check check (kind in ('blog', 'tour-package', 'page'));
