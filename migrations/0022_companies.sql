-- How often a job was looked at and applied for, by the South African day. Nothing about who did.
create table job_day_counts (
  job_id integer not null references jobs (id) on delete cascade,
  day date not null,
  views integer not null default 0 check (views >= 0),
  apply_clicks integer not null default 0 check (apply_clicks >= 0),
  primary key (job_id, day)
);

create index job_day_counts_day_idx on job_day_counts (day);
