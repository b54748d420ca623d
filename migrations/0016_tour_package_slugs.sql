-- The last part of a package's address: /tours/<slug>. It stays when the name changes. A process of the version before
-- this one stores packages without a slug, so the database has one for them.
alter table tour_packages
  add column slug text not null default 'tour-' || gen_random_uuid()
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80);

-- With its id at the end no two stored packages get the same one.
update tour_packages
set slug = coalesce(
    nullif(trim(both '-' from left(regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g'), 55)), ''), 'tour'
  ) || '-' || id;

alter table tour_packages add constraint tour_packages_slug_key unique (slug);
