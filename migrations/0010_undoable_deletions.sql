-- A saved job that was removed can be put back for a while: it has the moment of its removal, and nobody sees it.
alter table saved_jobs add column deleted_at timestamptz;
create index saved_jobs_deleted_at_idx on saved_jobs (deleted_at) where deleted_at is not null;
