-- What administrators did, to what, and why. Only ever added to. Whose name it was is looked up, so that it goes with the account.
create table audit_entries (
  id integer generated always as identity primary key,
  at timestamptz not null,
  by_user_id integer references users (id) on delete set null,
  deed text not null check (deed ~ '^[a-z-]{3,60}$'),
  subject text not null check (subject ~ '^[a-z-]{3,30}$'),
  subject_id text not null check (char_length(subject_id) between 1 and 100),
  -- As it was called then.
  subject_name text not null check (char_length(subject_name) <= 300),
  reason text check (char_length(reason) between 1 and 1000),
  -- Field by field, as it was before and as it is since.
  changes jsonb not null default '{}' check (jsonb_typeof(changes) = 'object')
);

create index audit_entries_subject_idx on audit_entries (subject, subject_id, id desc);
create index audit_entries_by_user_id_idx on audit_entries (by_user_id, id desc);

-- An account that goes takes its name and address out of what was written about it.
create function forget_audited_user() returns trigger language plpgsql as $$
begin
  update audit_entries set subject_name = '', changes = '{}'
  where subject = 'user' and subject_id = old.id::text;
  return null;
end
$$;

create trigger forget_audited_user after delete on users
for each row execute function forget_audited_user();

-- Goes up with every change by hand, so that whoever changes what somebody else has changed meanwhile is told.
alter table jobs add column version integer not null default 1;
alter table growth_strategies add column version integer not null default 1;

-- What people decided about a listing against its text: fact by fact, with who, when and why. Every re-reading honours it.
alter table jobs add column overrides jsonb check (jsonb_typeof(overrides) = 'object');

-- A report waits until somebody has looked at it.
alter table job_reports add column handled_at timestamptz;
alter table job_reports add column handled_by integer references users (id) on delete set null;
alter table job_reports add column outcome text check (outcome in ('closed', 'corrected', 'dismissed'));
alter table job_reports add check ((handled_at is null) = (outcome is null));
create index job_reports_waiting_idx on job_reports (created_at) where handled_at is null;
create index job_reports_handled_by_idx on job_reports (handled_by) where handled_by is not null;
