-- A buyer of an erased customer has no name; it is ended with the erasure.
alter table buyers drop constraint buyers_name_check,
  add constraint buyers_name_check check (length(name) <= 200 and (name <> '' or ended_at is not null));

-- A new booking names the customer's only buyer. A trigger, because bookings know nothing of documents.
create function give_only_buyer() returns trigger language plpgsql as $$
declare
  root bigint := (select coalesce(merged_into, id) from customers where id = new.customer_id);
begin
  select min(y.id) into new.buyer_id from buyers y join customers c on c.id = y.customer_id
  where (c.id = root or c.merged_into = root) and y.ended_at is null
  having count(*) = 1;
  return new;
end $$;
create trigger bookings_only_buyer before insert on bookings for each row
  when (new.buyer_id is null) execute function give_only_buyer();
