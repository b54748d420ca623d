-- What the gateway holds is added up on each look at the Money screen.
create index money_entries_at_gateway on money_entries (received_on) include (kind, amount_paise) where place = 'gateway';
create index provider_payments_settled on provider_payments (settled_on) include (fee_paise) where settled_on is not null;
