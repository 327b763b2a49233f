-- Who saved the rates of a day, and when. Both null for the table an installation starts with.
alter table exchange_rates
  add column saved_by integer references users (id) on delete set null,
  add column saved_at timestamptz;

create index exchange_rates_saved_by_idx on exchange_rates (saved_by);
