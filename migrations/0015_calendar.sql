-- Public holidays that follow from no rule: voting days, a day for a Christmas on a Sunday.
create table declared_holidays (
  day date primary key,
  name text not null
);

-- The private address of a member's calendar, as far as it takes to recognise it.
create table calendar_feeds (
  user_id integer primary key references users (id) on delete cascade,
  token_hash bytea not null unique,
  made_at timestamptz not null
);
