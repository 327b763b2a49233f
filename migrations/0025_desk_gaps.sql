-- When its employer heard that readers' reports closed it: once the undo of that is over, and once for each time.
alter table postings add column closing_told_at timestamptz;
update postings set closing_told_at = jobs.closed_at from jobs where jobs.id = job_id and jobs.close_reason = 'reports';
create index jobs_closed_after_reports_idx on jobs (closed_at) where close_reason = 'reports';

-- Since when nothing has shown a logo, or asked for what is at an address. Whoever does again, clears it.
alter table logos add column unused_since timestamptz;
alter table logo_sources add column unused_since timestamptz;
create index jobs_logo_url_idx on jobs (logo_url) where logo_url is not null;

create or replace function note_logo_source() returns trigger language plpgsql as $$
begin
  if new.logo_url ~ '^https?://' then
    insert into logo_sources (url) values (new.logo_url) on conflict (url) do update set unused_since = null;
  end if;
  return null;
end
$$;
