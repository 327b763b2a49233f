-- When its employer heard that readers' reports closed it: once the undo of that is over, and once for each time.
alter table postings add column closing_told_at timestamptz;
update postings set closing_told_at = jobs.closed_at from jobs where jobs.id = job_id and jobs.close_reason = 'reports';
create index jobs_closed_after_reports_idx on jobs (closed_at) where close_reason = 'reports';
