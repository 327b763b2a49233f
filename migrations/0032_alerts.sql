-- Whoever gets letters they asked for: a member, written to at the address of the account, or a visitor by an address alone.
create table mail_readers (
  id integer generated always as identity primary key,
  user_id integer unique references users (id) on delete cascade,
  email text check (char_length(email) <= 254),
  created_at timestamptz not null,
  -- Their mail server said that there is no such address.
  bounced_at timestamptz,
  check (num_nonnulls(user_id, email) = 1)
);
create unique index mail_readers_email on mail_readers (lower(email));

-- A search that is kept, to be told of what is new.
create table alerts (
  id integer generated always as identity primary key,
  reader_id integer not null references mail_readers (id) on delete cascade,
  search text not null check (char_length(search) <= 100),
  role_type text,
  experience text,
  salary text,
  is_worldwide_only boolean not null,
  frequency text not null check (frequency in ('daily', 'weekly')),
  created_at timestamptz not null,
  -- Of a visitor, null until the owner of the address has said yes.
  confirmed_at timestamptz,
  confirm_hash bytea unique,
  -- When it was last looked for anything new, whether there was anything or not.
  looked_at timestamptz not null,
  paused_at timestamptz,
  deleted_at timestamptz
);
create index alerts_reader on alerts (reader_id);
create index alerts_due on alerts (looked_at) where confirmed_at is not null and paused_at is null and deleted_at is null;
create index alerts_deleted on alerts (deleted_at) where deleted_at is not null;

-- One row for each letter: it is written with the letter, so none goes out twice.
create table sent_letters (
  reader_id integer not null references mail_readers (id) on delete cascade,
  issue text not null,
  jobs integer not null,
  sent_at timestamptz not null,
  primary key (reader_id, issue)
);
create index sent_letters_at on sent_letters (sent_at);

-- What a reader has been told of, and is not told of again.
create table mailed_jobs (
  reader_id integer not null references mail_readers (id) on delete cascade,
  job_id integer not null references jobs (id) on delete cascade,
  sent_at timestamptz not null,
  primary key (reader_id, job_id)
);
create index mailed_jobs_job on mailed_jobs (job_id);
create index mailed_jobs_at on mailed_jobs (sent_at);
