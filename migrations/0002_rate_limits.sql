-- One row per caller and route; the window restarts in place, so the table stays as small as its callers.
create table rate_limits (
  key text primary key,
  used integer not null,
  resets_at timestamptz not null
);

create index rate_limits_resets_at_idx on rate_limits (resets_at);
