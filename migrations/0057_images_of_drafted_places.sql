-- The draft of a place counts as well, because it may go live by itself.
create or replace function note_image_uses_of_sight() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform note_image_uses('sight', old.id, '');
  else
    perform note_image_uses('sight', new.id, concat_ws(' ', new.picture, new.draft::text));
  end if;
  return null;
end $$;
drop trigger sights_image_uses_changed on sights;
create trigger sights_image_uses_changed after update of picture, draft on sights
  for each row when (
    concat_ws(' ', old.picture, old.draft::text) like '%/media/image/%' or
    concat_ws(' ', new.picture, new.draft::text) like '%/media/image/%')
  execute function note_image_uses_of_sight();
