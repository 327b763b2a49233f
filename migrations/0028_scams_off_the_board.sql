-- What reads like a scam is not on the board, whatever else it says; it waits for an administrator. A person's decision counts for more than the text.
alter table jobs add column is_scam boolean not null generated always as
  (coalesce(overrides -> 'risk' ->> 'value', facts -> 'risk' ->> 'verdict', '') = 'likely-scam') stored;
create index jobs_scam_idx on jobs (id) where is_scam and status = 'open';

-- What is listed says so in one place, so that column is made anew, and with it every index and trigger that leans on it.
do $$
declare
  indexes text[];
  triggers text[];
  line text;
begin
  select array_agg(pg_get_indexdef(indexrelid)) into indexes from pg_index
  where indrelid = 'jobs'::regclass and pg_get_indexdef(indexrelid) like '%is_listed%';
  select array_agg(pg_get_triggerdef(oid)) into triggers from pg_trigger
  where tgrelid = 'jobs'::regclass and tgqual is not null and pg_get_triggerdef(oid) like '%is_listed%';
  alter table jobs drop column is_listed cascade;
  alter table jobs add column is_listed boolean not null generated always as (
    status = 'open' and openness <> 'no' and not is_held
    and coalesce(overrides -> 'risk' ->> 'value', facts -> 'risk' ->> 'verdict', '') <> 'likely-scam'
  ) stored;
  foreach line in array coalesce(indexes, '{}') loop
    execute line;
  end loop;
  foreach line in array coalesce(triggers, '{}') loop
    execute replace(line, 'UPDATE OF is_held,', 'UPDATE OF facts, overrides, is_held,');
  end loop;
end
$$;

-- And with it what was counted.
delete from job_counts;
insert into job_counts (tier, role_type, experience, pay_band, openness, jobs)
select tier, role_type, experience, pay_band, openness, count(*) from jobs where is_listed group by 1, 2, 3, 4, 5;
