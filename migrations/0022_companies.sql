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

-- What an employer says about their company, and what of it has been proven. One for each account.
create table companies (
  id integer generated always as identity primary key,
  owner_id integer not null unique references users (id) on delete cascade,
  name text not null check (char_length(name) between 2 and 120),
  website text check (website ~ '^https?://' and char_length(website) <= 300),
  about text not null default '' check (char_length(about) <= 600),
  logo_hash text references logos (hash),
  -- Somebody reads mail there: at the company's own domain, and at no provider's.
  mail_confirmed_at timestamptz,
  -- The domain itself says so, by a record or a file that holds this.
  proof_code text not null check (proof_code ~ '^[A-Za-z0-9_-]{22}$'),
  domain_proven_at timestamptz,
  -- The code that was mailed, as a hash, for as long as it is good.
  mail_code_hash bytea,
  mail_code_until timestamptz,
  mail_code_tries integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (website is not null or (mail_confirmed_at is null and domain_proven_at is null))
);

create index companies_logo_hash_idx on companies (logo_hash) where logo_hash is not null;

alter table jobs add column company_id integer references companies (id) on delete set null;
create index jobs_company_id_idx on jobs (company_id) where company_id is not null;
