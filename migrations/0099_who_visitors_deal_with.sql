-- What visitors can check before they book. Empty until staff fill it in; pages leave out what is empty.
alter table site_settings
  add column contact_photo text not null default ''
    check (contact_photo = '' or contact_photo ~ '^/media/image/[1-9][0-9]{0,17}\.webp$'),
  add column payment_means text not null default '' check (length(payment_means) <= 200),
  add column refund_days smallint check (refund_days between 1 and 90);

-- The photograph of a car type, a driver, the office, the hotels of a country or the boats of a page, such as `driver:12`.
create table photo_slots (
  id bigint primary key generated always as identity,
  slot text not null unique check (length(slot) between 1 and 120),
  address text not null check (address ~ '^/media/image/[1-9][0-9]{0,17}\.webp$'),
  changed_at timestamptz not null default now()
);

alter table image_uses drop constraint image_uses_kind_check;
alter table image_uses add constraint image_uses_kind_check
  check (kind in ('blog', 'tour-package', 'sight', 'page', 'settings', 'photo-slot'));

create function note_image_uses_of_settings() returns trigger language plpgsql as $$
begin
  perform note_image_uses('settings', new.id, new.contact_photo);
  return null;
end $$;
create trigger site_settings_image_uses after update of contact_photo on site_settings
  for each row when (old.contact_photo is distinct from new.contact_photo)
  execute function note_image_uses_of_settings();

create function note_image_uses_of_photo_slot() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform note_image_uses('photo-slot', old.id, '');
  else
    perform note_image_uses('photo-slot', new.id, new.address);
  end if;
  return null;
end $$;
create trigger photo_slots_image_uses after insert or update of address or delete on photo_slots
  for each row execute function note_image_uses_of_photo_slot();
