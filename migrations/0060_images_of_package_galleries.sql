-- The details of a package have its photographs, which count as uses like its other images.
create or replace function note_image_uses_of_tour_package() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform note_image_uses('tour-package', old.id, '');
  else
    perform note_image_uses('tour-package', new.id,
      concat_ws(' ', new.featured_image, new.description_html, new.itinerary::text, new.details::text));
  end if;
  return null;
end $$;

drop trigger tour_packages_image_uses_added on tour_packages;
drop trigger tour_packages_image_uses_changed on tour_packages;
drop trigger tour_packages_image_uses_removed on tour_packages;
-- Only for rows that show an image, so that thousands of others are saved as fast as before.
create trigger tour_packages_image_uses_added after insert on tour_packages
  for each row when (
    concat_ws(' ', new.featured_image, new.description_html, new.itinerary::text, new.details::text) like '%/media/image/%')
  execute function note_image_uses_of_tour_package();
create trigger tour_packages_image_uses_changed
  after update of featured_image, description_html, itinerary, details on tour_packages
  for each row when (
    concat_ws(' ', old.featured_image, old.description_html, old.itinerary::text, old.details::text) like '%/media/image/%' or
    concat_ws(' ', new.featured_image, new.description_html, new.itinerary::text, new.details::text) like '%/media/image/%')
  execute function note_image_uses_of_tour_package();
create trigger tour_packages_image_uses_removed after delete on tour_packages
  for each row when (
    concat_ws(' ', old.featured_image, old.description_html, old.itinerary::text, old.details::text) like '%/media/image/%')
  execute function note_image_uses_of_tour_package();
