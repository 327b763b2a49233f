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

-- Logos as we drew them anew, by what they are made of.
create table logos (
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  bytes bytea not null check (octet_length(bytes) between 1 and 300000),
  made_at timestamptz not null
);

-- Where a posting says that its logo is. Each address is fetched once, and shown from here.
create table logo_sources (
  url text primary key check (char_length(url) <= 2000),
  hash text references logos (hash),
  tries integer not null default 0 check (tries >= 0),
  -- Null once there is nothing more to try.
  next_at timestamptz default '-infinity'
);

create index logo_sources_next_at_idx on logo_sources (next_at) where next_at is not null;
create index logo_sources_hash_idx on logo_sources (hash) where hash is not null;

-- Whoever writes a job need not know about any of this.
create function note_logo_source() returns trigger language plpgsql as $$
begin
  if new.logo_url ~ '^https?://' then
    insert into logo_sources (url) values (new.logo_url) on conflict do nothing;
  end if;
  return null;
end
$$;

create trigger note_logo_source after insert or update of logo_url on jobs
for each row when (new.logo_url is not null) execute function note_logo_source();

insert into logo_sources (url) select distinct logo_url from jobs where logo_url ~ '^https?://';
