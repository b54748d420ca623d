-- What staff left out of an agreed price: its parts, and what a night of driving then costs. Null where nobody was asked; then
-- `tolls_included` says what holds. Of a quote only where it is for a cab.
alter table duties add column left_out jsonb;
alter table quotes add column left_out jsonb;

-- Where the ride stops on the way, in order.
alter table duties add column stops text[] not null default '{}';

-- State taxes are inside a fare as tolls are, so a driver's entry says that it was one. Migration 0097 checks earlier entries.
alter table duty_entries drop constraint duty_entries_expense_check;
alter table duty_entries add constraint duty_entries_expense_check
  check (expense in ('', 'toll', 'state-tax', 'parking', 'permit', 'other')) not valid;
