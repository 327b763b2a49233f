-- Results of checked posts that somebody shared. Never the post: only what its sharer chose to show.
create table shared_checks (
  id text primary key check (char_length(id) = 22),
  -- Of what takes it back.
  token_hash bytea not null,
  user_id integer references users (id) on delete cascade,
  shown jsonb not null check (octet_length(shown::text) <= 4000),
  checked_at timestamptz not null,
  ends_at timestamptz not null
);
create index shared_checks_user on shared_checks (user_id) where user_id is not null;
create index shared_checks_ends on shared_checks (ends_at);
