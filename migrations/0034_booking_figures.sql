-- Figures of duties: kilometres, late starts and the use of cars, read from one index.

alter table duties
  -- When the driver was at the pick-up; a staff member's correction counts in place of the driver's entry.
  add column reached_at timestamptz,
  -- By the odometer of a closed duty, else as agreed.
  add column counted_km integer generated always as (
    coalesce(
      round((statement #>> '{used,km}')::numeric)::integer,
      round((fare #>> '{included,km}')::numeric)::integer,
      km
    )
  ) stored;

create function note_reached() returns trigger language plpgsql as $$
begin
  update duties set reached_at = new.happened_at
  where id = new.duty_id and (
    new.entered_by <> ''
    or not exists (
      select from duty_entries where duty_id = new.duty_id and kind = 'reached' and entered_by <> '' and id <> new.id
    )
  );
  return null;
end $$;
create trigger duty_entries_reached after insert on duty_entries
  for each row when (new.kind = 'reached') execute function note_reached();

update duties set reached_at = counted.happened_at
from (
  select distinct on (duty_id) duty_id, happened_at from duty_entries where kind = 'reached'
  order by duty_id, entered_by <> '' desc, id desc
) counted
where counted.duty_id = duties.id;

-- The period of a figure is read from this index alone.
drop index duties_by_pickup;
create index duties_by_pickup on duties (pickup_at, id)
  include (status, city, car_type, car_id, ends_at, started_at, ended_at, reached_at, counted_km, fare_paise, statement_paise);

-- Reached more than ten minutes after the agreed time.
create index duties_late on duties (pickup_at, id) where reached_at - pickup_at > interval '10 minutes';

-- From when on a car could be used. Of cars that were there before, the first duty says so.
alter table cars add column added_at timestamptz not null default now();
update cars set added_at = least(changed_at, (select min(pickup_at) from duties where car_id = cars.id));
