-- Somebody who publishes postings by machine: a board that collects them, or one company's own.
create table feed_sources (
  id integer generated always as identity primary key,
  kind text not null check (kind in (
    'himalayas', 'jobicy', 'remoteok', 'remotive', 'workingnomads', 'greenhouse', 'lever', 'ashby', 'rss'
  )),
  name text not null check (char_length(name) between 1 and 100),
  board text check (board ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$'),
  address text check (address ~ '^https://' and char_length(address) <= 2000),
  is_paused boolean not null,
  -- What it asked us to send next time.
  etag text check (char_length(etag) <= 1000),
  last_modified text check (char_length(last_modified) <= 200),
  -- Not to be asked before.
  next_at timestamptz not null,
  -- Whoever reads it right now, and until when that is to be believed.
  lease text,
  lease_until timestamptz,
  -- How it has been: when it last answered, when there last was anything in it, and how much.
  answered_at timestamptz,
  yielded_at timestamptz,
  size integer check (size >= 0),
  failures integer not null default 0 check (failures >= 0),
  trouble text,
  created_at timestamptz not null,
  check ((kind in ('greenhouse', 'lever', 'ashby')) = (board is not null)),
  check ((kind = 'rss') = (address is not null)),
  check ((lease is null) = (lease_until is null)),
  unique nulls not distinct (kind, board, address)
);

-- What came of asking it once.
create table feed_runs (
  id integer generated always as identity primary key,
  source_id integer not null references feed_sources (id) on delete cascade,
  started_at timestamptz not null,
  ended_at timestamptz,
  outcome text not null check (outcome in ('running', 'read', 'unchanged', 'empty', 'shrunk', 'failed', 'cut-off')),
  trouble text,
  seen integer not null default 0,
  added integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  duplicates integer not null default 0,
  expired integer not null default 0,
  -- How many were left out, by reason.
  rejected jsonb not null default '{}' check (jsonb_typeof(rejected) = 'object'),
  check ((outcome = 'running') = (ended_at is null))
);

create index feed_runs_source_id_idx on feed_runs (source_id, id desc);

-- A posting at its source. It stands beside its job, so that seeing it again writes here and not among the jobs.
create table feed_postings (
  source_id integer not null references feed_sources (id) on delete cascade,
  key text not null check (char_length(key) between 1 and 200),
  -- The job it is, or of which it is a copy; none where it was left out.
  job_id integer references jobs (id) on delete cascade,
  state text not null check (state in ('own', 'copy', 'left-out', 'gone')),
  -- Why it was left out.
  reason text,
  link text not null check (char_length(link) <= 2000),
  -- Company and title as two spellings of one job share them.
  same_name text not null,
  -- Of everything it says; null where it is to be read again.
  content bytea,
  seen_at timestamptz not null,
  closes_at timestamptz,
  -- How often in a row it was missed.
  strikes smallint not null default 0,
  primary key (source_id, key),
  check ((state = 'left-out') = (job_id is null))
) with (fillfactor = 80);

create index feed_postings_job_id_idx on feed_postings (job_id) where job_id is not null;
create index feed_postings_same_name_idx on feed_postings (same_name) where state = 'own';
create index feed_postings_closes_at_idx on feed_postings (closes_at) where state = 'own' and closes_at is not null;

-- Somebody looked at both: this posting is not that job, whatever the texts say.
create table feed_distinct (
  source_id integer not null references feed_sources (id) on delete cascade,
  key text not null,
  job_id integer not null references jobs (id) on delete cascade,
  decided_by integer references users (id) on delete set null,
  decided_at timestamptz not null,
  primary key (source_id, key, job_id)
);

create index feed_distinct_job_id_idx on feed_distinct (job_id);
create index feed_distinct_decided_by_idx on feed_distinct (decided_by) where decided_by is not null;
