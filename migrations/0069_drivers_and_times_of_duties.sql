-- Since when the present driver has the duty, when another one had it before: each driver has tries and an end of their own.
alter table duties add column driver_since timestamptz;

-- What staff corrected on the slip counts in figures, too; until now the first entry stayed.
update duties set started_at = counted.happened_at
from (
  select distinct on (duty_id) duty_id, happened_at from duty_entries where kind = 'start'
  order by duty_id, entered_by <> '' desc, id desc
) counted
where counted.duty_id = duties.id and duties.started_at is distinct from counted.happened_at;

update duties set ended_at = counted.happened_at
from (
  select distinct on (duty_id) duty_id, happened_at from duty_entries where kind = 'end'
  order by duty_id, entered_by <> '' desc, id desc
) counted
where counted.duty_id = duties.id and duties.status = 'done' and duties.ended_at is distinct from counted.happened_at;
