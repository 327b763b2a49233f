create table users (
  id integer generated always as identity primary key,
  username text not null check (char_length(username) between 3 and 50),
  email text not null check (char_length(email) <= 254),
  password_hash text,
  is_admin boolean not null default false,
  is_employer boolean not null default false,
  premium_until timestamptz,
  suspended_at timestamptz,
  created_at timestamptz not null
);

-- One person, one name, however it is typed.
create unique index users_username_key on users (lower(username));
create unique index users_email_key on users (lower(email));

create table sessions (
  -- SHA-256 of the cookie's token: a copy of this table opens no session.
  token_hash bytea primary key,
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  user_agent text not null default '',
  address text not null default ''
);

create index sessions_user_id_idx on sessions (user_id);
create index sessions_last_seen_at_idx on sessions (last_seen_at);
