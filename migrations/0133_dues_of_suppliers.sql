-- Days after the service by which a supplier is paid; null: on its day.
alter table suppliers add column pay_days smallint check (pay_days between 0 and 365);
create index booking_services_with_cost on booking_services (on_day, id) where cost_minor is not null and kind <> 'package';
create index booking_services_of_supplier_with_cost on booking_services (supplier_id, on_day)
  where supplier_id is not null and cost_minor is not null;
