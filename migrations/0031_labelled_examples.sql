-- What a person decided about a fact, with the text they decided it by: the rules are measured against these.
create table labelled_examples (
  id integer generated always as identity primary key,
  -- The text outlives its job.
  job_id integer references jobs (id) on delete set null,
  fact text not null check (fact in ('openToSouthAfrica', 'roleType', 'experience', 'engagement', 'risk')),
  value text not null check (char_length(value) between 1 and 100),
  source text not null,
  posting jsonb not null check (jsonb_typeof(posting) = 'object'),
  decided_by integer references users (id) on delete set null,
  decided_at timestamptz not null,
  unique (job_id, fact)
);

create index labelled_examples_decided_by_idx on labelled_examples (decided_by) where decided_by is not null;
