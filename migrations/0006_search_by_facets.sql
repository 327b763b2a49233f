-- Everything one can filter for becomes a word of the search texts, marked by a "=", which no searcher's word can hold. The index
-- then finds "email, SEO, $60k" by itself, where it used to find every "email" and look at each.
-- Each set of choices is one word, such as "free=SEO,,60-80,yes" for a tier, a role, any level, a pay band, and surely open: one
-- short list of jobs, where a word for each choice would be four long ones to compare.
create function job_facets(
  tier text, role_type text, experience text, openness text, pay_band text, published_at timestamptz
) returns tsvector language sql immutable as $$
  select array_to_tsvector(array['day=' || day, 'week=' || day / 7] || array(
    select tier || '=' || role || ',' || level || ',' || pay || ',' || open
    from unnest(array['', role_type]) as role, unnest(array['', experience]) as level,
      unnest(array['', pay_band]) as pay, unnest(array['', case openness when 'yes' then 'yes' end]) as open
    where pay is not null and open is not null
  ))
  from cast(floor(extract(epoch from published_at) / 86400) as int) as day
$$;

create or replace function set_job_search() returns trigger language plpgsql as $$
declare
  tags tsvector := setweight(to_tsvector('english', plain_words(array_to_string(new.tags, ' '))), 'A');
  facets tsvector :=
    job_facets(new.tier, new.role_type, new.experience, new.openness, new.pay_band, new.published_at);
begin
  new.search := facets || tags
    || setweight(to_tsvector('english', plain_words(new.title)), 'A')
    || setweight(to_tsvector('english', plain_words(new.company)), 'B')
    || setweight(to_tsvector('english', plain_words(new.description)), 'C');
  new.public_search := case new.tier when 'free' then new.search else facets || tags end;
  return new;
end
$$;

drop trigger set_job_search on jobs;

-- Kept unpacked: a search for a common word looks at the words of thousands of jobs.
alter table jobs alter column search set storage external, alter column public_search set storage external;

update jobs set
  search = job_facets(tier, role_type, experience, openness, pay_band, published_at) || search,
  public_search = job_facets(tier, role_type, experience, openness, pay_band, published_at) || public_search;

create trigger set_job_search
before insert or update of title, company, tags, description, tier, role_type, experience, openness, pay_band, published_at,
  search, public_search on jobs
for each row execute function set_job_search();
