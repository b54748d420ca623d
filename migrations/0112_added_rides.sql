-- A row for each request that added rides to a booking, so that a retry adds none.
create table added_rides (
  idempotency_key text primary key,
  booking_id bigint not null references bookings on delete cascade,
  request_fingerprint text not null,
  made_at timestamptz not null default now()
);
create index added_rides_of_booking on added_rides (booking_id);
