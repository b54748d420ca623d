-- Offices and resorts open their gate to a car whose driver names the number of the pass.
alter table duties add column gate_pass text not null default '';
