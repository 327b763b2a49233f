-- The member's own key for the AI provider, sealed. Only its last characters are ever shown.
create table ai_keys (
  user_id integer primary key references users (id) on delete cascade,
  sealed_key text not null,
  ending text not null,
  state text not null check (state in ('valid', 'unchecked', 'refused')),
  saved_at timestamptz not null,
  checked_at timestamptz
);

-- What a member set for the tools: the most they want to spend in a month, and on which terms they work.
create table tool_settings (
  user_id integer primary key references users (id) on delete cascade,
  cap_cents integer check (cap_cents > 0),
  terms jsonb
);

create table documents (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  tool text not null check (tool in ('cover-letter', 'resume', 'outreach')),
  source text not null check (source in ('ai', 'kwela')),
  title text not null,
  request jsonb not null,
  result jsonb not null,
  score integer,
  job_id integer references jobs (id) on delete set null,
  -- What it is found by. Each word has its owner's number before it, so that a look into the index finds the words of one
  -- member alone, however many others there are.
  words tsvector not null,
  version integer not null default 1,
  created_at timestamptz not null,
  deleted_at timestamptz
);

create index documents_user_id_idx on documents (user_id, created_at desc, id desc) where deleted_at is null;
create index documents_words_idx on documents using gin (words);
create index documents_job_id_idx on documents (job_id) where job_id is not null;
create index documents_deleted_at_idx on documents (deleted_at) where deleted_at is not null;

-- Every call made with a member's key: what it took, what it cost, how it ended.
create table ai_calls (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  tool text not null check (tool in ('cover-letter', 'resume', 'outreach', 'second-reading')),
  prompt text not null,
  state text not null check (state in ('running', 'done', 'failed', 'cancelled')),
  failure text,
  model text,
  input_tokens integer not null default 0,
  cached_tokens integer not null default 0,
  output_tokens integer not null default 0,
  -- In millionths of a dollar; null when nobody knows. While it runs, the most it may come to.
  cost_micros integer,
  document_id integer references documents (id) on delete set null,
  started_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'running') = (ended_at is null))
);

create index ai_calls_user_id_idx on ai_calls (user_id, started_at desc, id desc);
create index ai_calls_running_idx on ai_calls (started_at) where state = 'running';
create index ai_calls_document_id_idx on ai_calls (document_id) where document_id is not null;
