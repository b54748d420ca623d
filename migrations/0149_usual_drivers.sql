-- A car and the driver who usually drives it are assigned together. A driver may be the usual one of several cars.
alter table cars add column usual_driver_id bigint references drivers on delete set null;
create index cars_of_usual_driver on cars (usual_driver_id) where usual_driver_id is not null;
