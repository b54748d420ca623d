-- Which blogs and packages show an image, kept by triggers, so that every way of saving is covered. The foreign key
-- refuses to delete an image that is in use.
create table image_uses (
  image_id bigint not null references images,
  kind text not null check (kind in ('blog', 'tour-package')),
  subject_id bigint not null,
  primary key (image_id, kind, subject_id)
);
create index image_uses_by_subject on image_uses (kind, subject_id);

create function note_image_uses(used_kind text, used_by bigint, texts text) returns void
  language sql as $$
  delete from image_uses where kind = used_kind and subject_id = used_by;
  insert into image_uses (image_id, kind, subject_id)
    select images.id, used_kind, used_by from images
    where images.id in (
      select found[1]::bigint from regexp_matches(texts, '/media/image/([1-9][0-9]{0,17})\.webp', 'g') as found
    );
$$;

create function note_image_uses_of_blog() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform note_image_uses('blog', old.id, '');
  else
    perform note_image_uses('blog', new.id, concat_ws(' ', new.featured_image, new.body_html));
  end if;
  return null;
end $$;
-- Only for rows that show an image, so that thousands of others are saved as fast as before.
create trigger blogs_image_uses_added after insert on blogs
  for each row when (new.featured_image like '%/media/image/%' or new.body_html like '%/media/image/%')
  execute function note_image_uses_of_blog();
create trigger blogs_image_uses_changed after update of featured_image, body_html on blogs
  for each row when (old.featured_image like '%/media/image/%' or old.body_html like '%/media/image/%'
    or new.featured_image like '%/media/image/%' or new.body_html like '%/media/image/%')
  execute function note_image_uses_of_blog();
create trigger blogs_image_uses_removed after delete on blogs
  for each row when (old.featured_image like '%/media/image/%' or old.body_html like '%/media/image/%')
  execute function note_image_uses_of_blog();

create function note_image_uses_of_tour_package() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform note_image_uses('tour-package', old.id, '');
  else
    perform note_image_uses('tour-package', new.id,
      concat_ws(' ', new.featured_image, new.description_html, new.itinerary::text));
  end if;
  return null;
end $$;
-- Only for rows that show an image, so that thousands of others are saved as fast as before.
create trigger tour_packages_image_uses_added after insert on tour_packages
  for each row when (new.featured_image like '%/media/image/%' or new.description_html like '%/media/image/%' or new.itinerary::text like '%/media/image/%')
  execute function note_image_uses_of_tour_package();
create trigger tour_packages_image_uses_changed after update of featured_image, description_html, itinerary on tour_packages
  for each row when (old.featured_image like '%/media/image/%' or old.description_html like '%/media/image/%' or old.itinerary::text like '%/media/image/%'
    or new.featured_image like '%/media/image/%' or new.description_html like '%/media/image/%' or new.itinerary::text like '%/media/image/%')
  execute function note_image_uses_of_tour_package();
create trigger tour_packages_image_uses_removed after delete on tour_packages
  for each row when (old.featured_image like '%/media/image/%' or old.description_html like '%/media/image/%' or old.itinerary::text like '%/media/image/%')
  execute function note_image_uses_of_tour_package();
