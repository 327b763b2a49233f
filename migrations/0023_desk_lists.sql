-- The desk looks through every listing there is, also those that are not on the board.
create index jobs_published_idx on jobs (published_at, id);
create index jobs_title_idx on jobs (lower(title), id);
create index jobs_company_idx on jobs (lower(company), id);
create index jobs_name_idx on jobs using gin ((title || ' ' || company) gin_trgm_ops);
create index jobs_overridden_idx on jobs (published_at, id) where overrides is not null;
create index jobs_unsure_idx on jobs (published_at, id) where status = 'open' and openness = 'unclear' and overrides is null;
create index jobs_likely_scam_idx on jobs (published_at, id) where (facts #>> '{risk,verdict}') = 'likely-scam';

create index job_reports_created_idx on job_reports (created_at, id);
create index job_reports_handled_idx on job_reports (created_at, id) where handled_at is not null;
