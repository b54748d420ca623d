-- Whether the gateway's link can still be paid, as far as we know. One that is no longer needed is cancelled.
alter table payment_requests add column gateway_link_open boolean not null default false;
create index payment_requests_link_open on payment_requests (id) where gateway_link_open;
