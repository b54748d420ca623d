-- One word for what visitors see on the way: places.
alter table sights rename to places;
alter sequence sights_id_seq rename to places_id_seq;

do $$
declare
  name text;
begin
  for name in select conname from pg_constraint where conrelid = 'places'::regclass and conname like 'sights\_%' loop
    execute format('alter table places rename constraint %I to %I', name, replace(name, 'sights_', 'places_'));
  end loop;
  for name in select indexname from pg_indexes where tablename = 'places' and indexname like 'sights\_%' loop
    execute format('alter index %I rename to %I', name, replace(name, 'sights_', 'places_'));
  end loop;
  for name in select tgname from pg_trigger where tgrelid = 'places'::regclass and tgname like 'sights\_%' loop
    execute format('alter trigger %I on places rename to %I', name, replace(name, 'sights_', 'places_'));
  end loop;
end $$;

alter function note_image_uses_of_sight() rename to note_image_uses_of_place;
create or replace function note_image_uses_of_place() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform note_image_uses('place', old.id, '');
  else
    perform note_image_uses('place', new.id, concat_ws(' ', new.picture, new.draft::text));
  end if;
  return null;
end $$;

alter table image_uses drop constraint image_uses_kind_check;
update image_uses set kind = 'place' where kind = 'sight';
alter table image_uses add constraint image_uses_kind_check
  check (kind in ('blog', 'tour-package', 'place', 'page', 'settings', 'photo-slot'));
alter table revisions drop constraint revisions_kind_check;
update revisions set kind = 'place' where kind = 'sight';
alter table revisions add constraint revisions_kind_check check (kind in ('blog', 'tour-package', 'page', 'place'));
