-- Places to visit and edited pages show images too.
alter table image_uses drop constraint image_uses_kind_check;
alter table image_uses add constraint image_uses_kind_check
  check (kind in ('blog', 'tour-package', 'sight', 'page'));

create function note_image_uses_of_sight() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform note_image_uses('sight', old.id, '');
  else
    perform note_image_uses('sight', new.id, new.picture);
  end if;
  return null;
end $$;
create trigger sights_image_uses_added after insert on sights
  for each row when (new.picture like '%/media/image/%')
  execute function note_image_uses_of_sight();
create trigger sights_image_uses_changed after update of picture on sights
  for each row when (old.picture like '%/media/image/%' or new.picture like '%/media/image/%')
  execute function note_image_uses_of_sight();
create trigger sights_image_uses_removed after delete on sights
  for each row when (old.picture like '%/media/image/%')
  execute function note_image_uses_of_sight();

-- A draft counts, because it may go live by itself. There are few edited pages, so every save is read.
create function note_image_uses_of_page() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform note_image_uses('page', old.id, '');
  else
    perform note_image_uses('page', new.id, concat_ws(' ', new.live::text, new.draft::text));
  end if;
  return null;
end $$;
create trigger edited_pages_image_uses after insert or update of live, draft or delete on edited_pages
  for each row execute function note_image_uses_of_page();

-- Addresses that staff have copied into places before.
select note_image_uses('sight', id, picture) from sights where picture like '%/media/image/%';
