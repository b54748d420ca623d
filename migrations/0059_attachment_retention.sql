-- Files of customers' mails may be passports, so they go earlier than the enquiry, which is kept for the answers in it.
-- Photos of expenses are vouchers and go with their booking.
alter table site_settings
  add column attachment_retention_months integer not null default 12 check (attachment_retention_months between 0 and 240);
