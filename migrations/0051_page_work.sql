-- What is being typed on a page is kept like that of blogs and packages.
alter table unsaved_work drop constraint unsaved_work_kind_check;
alter table unsaved_work
  add constraint unsaved_work_kind_check check (kind in ('blog', 'tour-package', 'page'));

-- When what visitors see was last changed, for the sitemap.
alter table edited_pages add column published_at timestamptz;
update edited_pages set published_at = updated_at where live is not null;
