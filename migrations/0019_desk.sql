-- A job that was deleted at the desk can be put back for a while. Until then it is a draft, so that nobody sees it, and remembers what it was.
alter table jobs add column deleted_at timestamptz;
alter table jobs add column status_when_deleted text
  check (status_when_deleted in ('draft', 'pending', 'open', 'closed'));
alter table jobs add check ((deleted_at is null) = (status_when_deleted is null));
alter table jobs add check (deleted_at is null or status = 'draft');
create index jobs_deleted_at_idx on jobs (deleted_at) where deleted_at is not null;

-- The list of free jobs, in each of its orders, and found by any part of a name.
create index jobs_admin_published_idx on jobs (published_at, id) where source = 'admin' and deleted_at is null;
create index jobs_admin_open_idx on jobs (published_at, id)
  where source = 'admin' and status = 'open' and deleted_at is null;
create index jobs_admin_title_idx on jobs (lower(title), id) where source = 'admin' and deleted_at is null;
create index jobs_admin_company_idx on jobs (lower(company), id) where source = 'admin' and deleted_at is null;
create index jobs_admin_changed_idx on jobs (updated_at, id) where source = 'admin' and deleted_at is null;
create index jobs_admin_name_idx on jobs using gin ((title || ' ' || company) gin_trgm_ops) where source = 'admin';

-- What needs attention, so that it can be counted without reading the board.
create index jobs_pending_idx on jobs (created_at) where status = 'pending';
create index jobs_last_seen_open_at_idx on jobs (last_seen_open_at) where is_listed;
create index jobs_doubtful_idx on jobs (id)
  where is_listed and openness = 'unclear' and facts #>> '{openToSouthAfrica,confidence}' = 'low'
    and overrides -> 'openToSouthAfrica' is null;

-- What happened in the last thirty days.
create index jobs_first_seen_at_idx on jobs (first_seen_at);
create index if not exists users_created_at_idx on users (created_at);
create index saved_jobs_saved_at_idx on saved_jobs (saved_at) where deleted_at is null;
create index payments_first_paid_idx on payments (paid_at) where kind = 'first' and paid_at is not null;
create index users_premium_until_idx on users (premium_until) where premium_until is not null;

-- The trail in the order of time, by deed, and by any part of a name.
create index audit_entries_at_idx on audit_entries (at, id);
create index audit_entries_deed_idx on audit_entries (deed, at, id);
create index audit_entries_subject_name_idx on audit_entries (lower(subject_name), id);
create index audit_entries_name_idx on audit_entries using gin (subject_name gin_trgm_ops);
create index audit_entries_reason_idx on audit_entries using gin (reason gin_trgm_ops);
