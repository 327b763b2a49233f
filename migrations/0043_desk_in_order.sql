-- The queue of postings by its heads, without sorting everything that waits.
create index jobs_postings_title_idx on jobs (status, lower(title), id) where source = 'employer';
create index jobs_postings_company_idx on jobs (status, lower(company), id) where source = 'employer';

-- What the desk's home counts: in the index alone, and of employers only those who have not confirmed their address, who are few.
create index users_unconfirmed_idx on users (id) where email_verified_at is null;
create index jobs_scam_shown_idx on jobs (id) where is_scam and status = 'open' and not is_held;
drop index jobs_scam_idx;
