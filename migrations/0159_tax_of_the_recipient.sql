-- GST that a company pays itself by reverse charge was sold in the price; once its invoice is issued, the booking is less by it.
alter table booking_charges drop constraint booking_charges_kind_check;
alter table booking_charges add constraint booking_charges_kind_check
  check (kind in ('cancellation', 'late-change', 'extra', 'tcs', 'recipient-tax')) not valid;
alter table booking_charges drop constraint booking_charges_amount_paise_check;
alter table booking_charges add constraint booking_charges_amount_paise_check
  check (amount_paise >= 0 or kind = 'recipient-tax') not valid;
create unique index booking_charges_recipient_tax on booking_charges (duty_id) where kind = 'recipient-tax';
