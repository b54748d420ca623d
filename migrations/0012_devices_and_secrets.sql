-- Set for a browser that has passed its user's second factor: its codes are counted apart from those of strangers.
alter table staff_devices add column second_factor_at timestamptz;

-- A browser that logged in after the second factor was turned on has given a code.
update staff_devices
set second_factor_at = last_used_at
from staff_users
where staff_users.id = staff_devices.user_id and last_used_at > totp_confirmed_at;

comment on column staff_users.totp_secret is
  'Encrypted: the id of its key in SECRET_KEYS, a dot, then nonce, ciphertext and tag in base64url. Without a dot an earlier version has stored it; the worker encrypts it.';
comment on column signing_keys.key is
  'Encrypted in the same form, as bytes. Of exactly 32 bytes an earlier version has stored it; the worker encrypts it.';
