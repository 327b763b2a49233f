-- How often a job was looked at and applied for, by the South African day. Nothing about who did.
create table job_day_counts (
  job_id integer not null references jobs (id) on delete cascade,
  day date not null,
  views integer not null default 0 check (views >= 0),
  apply_clicks integer not null default 0 check (apply_clicks >= 0),
  primary key (job_id, day)
);

create index job_day_counts_day_idx on job_day_counts (day);

-- What the list of companies counts: marketing ads that anybody may know of, and no scam. An open premium job is in no count.
alter table jobs
  add column is_pay_stated boolean not null generated always as
    (coalesce(jsonb_typeof(facts -> 'pay' -> 'value' -> 'amount') = 'object', false)) stored,
  add column is_counted boolean not null generated always as (
    (status = 'closed' or (status = 'open' and tier = 'free'))
    and coalesce(facts -> 'isMarketing' ->> 'value' = 'true', false)
    and coalesce(overrides -> 'risk' ->> 'value', facts -> 'risk' ->> 'verdict', '') <> 'likely-scam'
  ) stored;

create index jobs_counted_idx on jobs (company, openness, is_pay_stated, is_listed, published_at) where is_counted;
