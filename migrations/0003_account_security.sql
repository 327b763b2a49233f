alter table users add column email_verified_at timestamptz;
-- Set when somebody asks to leave; a week later the account and everything in it goes for good.
alter table users add column deletion_due_at timestamptz;

-- What a session is called outside: its token is nobody's business, not even its owner's.
alter table sessions add column id integer generated always as identity unique;

-- Links sent by mail. Each works once, for one purpose, for a while; only its hash is kept.
create table mail_tokens (
  token_hash bytea primary key,
  user_id integer not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'change-email', 'reset-password', 'undo-deletion')),
  -- The address the link was sent to, or is about.
  email text not null,
  expires_at timestamptz not null
);

create index mail_tokens_user_id_idx on mail_tokens (user_id);
create index mail_tokens_expires_at_idx on mail_tokens (expires_at);

-- Browsers that have signed in to an account before. A stranger's guessing does not slow these down.
create table known_devices (
  token_hash bytea not null,
  user_id integer not null references users (id) on delete cascade,
  seen_at timestamptz not null,
  primary key (token_hash, user_id)
);

-- Wrong passwords in a row, by account and by device.
create table login_failures (
  key text primary key,
  failures integer not null,
  last_at timestamptz not null
);

create index login_failures_last_at_idx on login_failures (last_at);

create table security_events (
  id integer generated always as identity primary key,
  -- The record of an account goes with the account.
  user_id integer not null references users (id) on delete cascade,
  kind text not null,
  at timestamptz not null,
  address text not null,
  user_agent text not null
);

create index security_events_user_id_idx on security_events (user_id, id desc);
