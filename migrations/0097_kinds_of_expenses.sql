-- Beside 0096, because this reads the whole table.
alter table duty_entries validate constraint duty_entries_expense_check;
