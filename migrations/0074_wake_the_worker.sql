-- Tells the worker that a row waits for it, so that it need not ask the database all the time. By triggers, so that no way of
-- making a row can leave it out. A worker that hears nothing finds the row at its next look (docs/decisions/0081).
create function wake_worker() returns trigger language plpgsql as $$
begin
  perform pg_notify('work', tg_argv[0]);
  return null;
end $$;

create trigger images_wake after insert or update on images for each row
  when (new.to_make and new.claimed_at is null) execute function wake_worker('images');
create trigger attachments_wake after insert or update on attachments for each row
  when (new.state = 'waiting' and new.claimed_at is null) execute function wake_worker('attachments');

create trigger tour_packages_print_wake after insert or update on tour_packages for each row
  when (new.state = 'published' and new.deleted_at is null and new.pdf_version <> new.version and new.print_started_at is null)
  execute function wake_worker('itineraries');
create trigger site_settings_wake after update on site_settings for each row
  when (new.letterhead_version <> old.letterhead_version) execute function wake_worker('itineraries');
create trigger quotes_wake after insert or update on quotes for each row
  when (new.pdf_key = '' and new.print_started_at is null) execute function wake_worker('quotes');

create trigger blogs_wake after insert or update on blogs for each row
  when (new.state = 'scheduled' and new.publish_at <= now()) execute function wake_worker('publishing');
create trigger tour_packages_wake after insert or update on tour_packages for each row
  when (new.state = 'scheduled' and new.publish_at <= now()) execute function wake_worker('publishing');
create trigger edited_pages_wake after insert or update on edited_pages for each row
  when (new.publish_at <= now()) execute function wake_worker('publishing');
create trigger sights_wake after insert or update on sights for each row
  when (new.publish_at <= now()) execute function wake_worker('publishing');

create trigger erasures_wake after insert on erasures for each statement execute function wake_worker('erasures');
