-- When a posting comes off the board by itself, and why it is closed where somebody said so.
alter table jobs add column expires_at timestamptz;
alter table jobs add column close_reason text
  check (close_reason in ('filled', 'on-hold', 'no-longer-hiring', 'other', 'expired', 'reports'));
create index jobs_expires_at_idx on jobs (expires_at) where status = 'open' and expires_at is not null;

-- A posting of an employer, as it was typed: the text of its job is put together from this.
create table postings (
  job_id integer primary key references jobs (id) on delete cascade,
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  -- When it was last handed in to be checked.
  submitted_at timestamptz not null,
  -- Letters that go out once for every time it is handed in or put up.
  received_told_at timestamptz,
  expiry_told_at timestamptz
);

create index postings_submitted_at_idx on postings (submitted_at, job_id);

-- What happened to a posting, step by step.
create table job_moderation (
  id integer generated always as identity primary key,
  job_id integer not null references jobs (id) on delete cascade,
  step text not null check (step in (
    'submitted', 'published', 'returned', 'changed', 'changed-a-little', 'closed', 'expired', 'reposted', 'taken-back'
  )),
  reason text check (char_length(reason) between 1 and 1000),
  by_user_id integer references users (id) on delete set null,
  at timestamptz not null
);

create index job_moderation_job_id_idx on job_moderation (job_id, id);
create index job_moderation_by_user_id_idx on job_moderation (by_user_id) where by_user_id is not null;

-- Whoever is gone takes their postings along.
create function remove_postings() returns trigger language plpgsql as $$
begin
  delete from jobs where source = 'employer' and added_by_user_id = old.id;
  return old;
end
$$;

create trigger remove_postings before delete on users
for each row execute function remove_postings();
