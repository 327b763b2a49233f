-- For finding the word that was meant.
create extension if not exists pg_trgm;

-- Long texts live beside the row, so that walking over many jobs to list or count them reads little.
create table jobs (
  id integer generated always as identity primary key,
  source text not null check (source in ('admin', 'employer') or source ~ '^(feed|ats):[a-z0-9-]{1,40}$'),
  -- What its source calls it; null for our own.
  external_id text check (char_length(external_id) between 1 and 300),
  tier text not null check (tier in ('free', 'premium')),
  status text not null check (status in ('draft', 'pending', 'open', 'closed')),
  title text not null check (char_length(title) between 1 and 300),
  company text not null default 'Unknown Company' check (char_length(company) between 1 and 200),
  location text not null default '' check (char_length(location) <= 300),
  -- Plain text; a blank line ends a paragraph.
  description text not null check (char_length(description) <= 50000),
  apply_link text not null check (apply_link ~ '^(https?://|mailto:)' and char_length(apply_link) <= 2000),
  salary_text text check (char_length(salary_text) between 1 and 300),
  logo_url text check (logo_url ~ '^(https?:/)?/' and char_length(logo_url) <= 2000),
  -- The first is the role type.
  tags text[] not null check (cardinality(tags) between 1 and 30 and tags[1] = role_type),
  role_type text not null,
  experience text not null check (experience in ('Entry Level', 'Mid Level', 'Senior')),
  -- Whether South Africans may apply.
  openness text not null check (openness in ('yes', 'unclear', 'no')),
  pay_band text check (pay_band in ('40-60', '60-80', '80-100', '100+')),
  -- Everything the posting says, with the words it says it in.
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  -- The board to thank for it.
  via_name text check (char_length(via_name) between 1 and 100),
  via_url text check (via_url ~ '^https?://' and char_length(via_url) <= 2000),
  -- To the millisecond, as a page's cursor holds it.
  published_at timestamptz(3) not null,
  first_seen_at timestamptz not null,
  last_seen_open_at timestamptz not null,
  closed_at timestamptz,
  added_by_user_id integer references users (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The one place that says which jobs are on the board.
  is_listed boolean not null generated always as (status = 'open' and openness <> 'no') stored,
  -- Set by a trigger, below.
  search tsvector not null default '',
  public_search tsvector not null default '',
  check ((via_name is null) = (via_url is null)),
  check ((status = 'closed') = (closed_at is not null))
) with (toast_tuple_target = 256);

create unique index jobs_external_id_key on jobs (source, external_id);
create index jobs_newest_idx on jobs (published_at desc, id desc) where is_listed;
create index jobs_newest_of_tier_idx on jobs (tier, published_at desc, id desc) where is_listed;
create index jobs_newest_of_role_idx on jobs (role_type, published_at desc, id desc) where is_listed;
create index jobs_search_idx on jobs using gin (search) where is_listed;
create index jobs_public_search_idx on jobs using gin (public_search) where is_listed;
create index jobs_added_by_user_id_idx on jobs (added_by_user_id);

-- Text as a bag of words: left alone, the parser takes "SEO/SEM" for a file and "Booking.com" for a host, and finds neither half.
create function plain_words(given text) returns text language sql immutable strict as $$
  select translate(given, '/.,:;@_-&+#<>()[]''’"', repeat(' ', 21))
$$;

-- What a search looks through. `public_search` is for those who may not open premium jobs: of one of these it
-- holds no more than kind and tags, so that no search can find out its company or its text by guessing.
create function set_job_search() returns trigger language plpgsql as $$
declare
  tags tsvector := setweight(to_tsvector('english', plain_words(array_to_string(new.tags, ' '))), 'A');
begin
  new.search := tags
    || setweight(to_tsvector('english', plain_words(new.title)), 'A')
    || setweight(to_tsvector('english', plain_words(new.company)), 'B')
    || setweight(to_tsvector('english', plain_words(new.description)), 'C');
  new.public_search := case new.tier when 'free' then new.search else tags end;
  return new;
end
$$;

create trigger set_job_search
before insert or update of title, company, tags, description, tier, search, public_search on jobs
for each row execute function set_job_search();

-- How many jobs are listed, by everything that can be filtered for without reading a text. Kept by a trigger:
-- counting fifty thousand rows for each visitor would be most of the server's work.
create table job_counts (
  tier text not null,
  role_type text not null,
  experience text not null,
  pay_band text,
  openness text not null,
  jobs integer not null,
  unique nulls not distinct (tier, role_type, experience, pay_band, openness)
);

-- In a fixed order, so that two transactions never wait for each other in a circle.
create function keep_job_counts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into job_counts as kept (tier, role_type, experience, pay_band, openness, jobs)
    select tier, role_type, experience, pay_band, openness, -count(*)
    from removed where is_listed group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (tier, role_type, experience, pay_band, openness)
    do update set jobs = kept.jobs + excluded.jobs;
  end if;
  if tg_op <> 'DELETE' then
    insert into job_counts as kept (tier, role_type, experience, pay_band, openness, jobs)
    select tier, role_type, experience, pay_band, openness, count(*)
    from added where is_listed group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (tier, role_type, experience, pay_band, openness)
    do update set jobs = kept.jobs + excluded.jobs;
  end if;
  return null;
end
$$;

create trigger count_added_jobs after insert on jobs
referencing new table as added for each statement execute function keep_job_counts();
create trigger count_changed_jobs after update on jobs
referencing old table as removed new table as added for each statement execute function keep_job_counts();
create trigger count_removed_jobs after delete on jobs
referencing old table as removed for each statement execute function keep_job_counts();

-- Words a searcher may have meant. Public are those that anybody can read on the board, and the kinds and tags of
-- premium jobs; only these are tried for a searcher who may not open premium jobs.
create table job_words (
  word text primary key check (char_length(word) between 3 and 40),
  is_public boolean not null
);

create index job_words_word_idx on job_words using gin (word gin_trgm_ops);

create function words_in(given text) returns text[] language sql immutable strict as $$
  select tsvector_to_array(to_tsvector('simple', plain_words(given)))
$$;

create function keep_job_words() returns trigger language plpgsql as $$
begin
  insert into job_words as kept (word, is_public)
  select word, bool_or(is_public) from (
    select unnest(words_in(array_to_string(new.tags, ' '))), true
    union all
    select unnest(words_in(new.title || ' ' || new.company)), new.tier = 'free'
  ) as words (word, is_public)
  where char_length(word) between 3 and 40
    and not exists (
      select from job_words k where k.word = words.word and (k.is_public or not words.is_public)
    )
  group by word order by word
  on conflict (word) do update set is_public = true where excluded.is_public;
  return null;
end
$$;

create trigger keep_job_words
after insert or update of title, company, tags, tier, status, openness on jobs
for each row when (new.is_listed) execute function keep_job_words();

create table saved_jobs (
  user_id integer not null references users (id) on delete cascade,
  job_id integer not null references jobs (id) on delete cascade,
  saved_at timestamptz not null,
  primary key (user_id, job_id)
);

create index saved_jobs_job_id_idx on saved_jobs (job_id);

create table job_reports (
  id integer generated always as identity primary key,
  job_id integer not null references jobs (id) on delete cascade,
  kind text not null check (kind in ('closed', 'not-open', 'pay-wrong', 'scam', 'other')),
  note text not null check (char_length(note) <= 1000),
  -- Null for a visitor. What somebody wrote goes with their account.
  user_id integer references users (id) on delete cascade,
  created_at timestamptz not null
);

create index job_reports_job_id_idx on job_reports (job_id);
create index job_reports_user_id_idx on job_reports (user_id);

-- What one unit of a currency was worth in US dollars on a day.
create table exchange_rates (
  day date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  usd double precision not null check (usd > 0),
  primary key (day, currency)
);
