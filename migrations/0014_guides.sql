-- The playbooks of the growth gallery. The content is HTML that went through the allow-list when it was written.
create table growth_strategies (
  id integer generated always as identity primary key,
  title text not null,
  description text not null,
  category text not null,
  content text not null,
  steps text[],
  icon text,
  position integer,
  is_active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- What this installation was given to start with, by name. What is named here is never given again, whatever became of it.
create table starting_content (
  name text primary key,
  loaded_at timestamptz not null
);

-- A step is known by its words: one that was rewritten is to be done anew, and one that moved keeps its tick.
create table strategy_ticks (
  user_id integer not null references users (id) on delete cascade,
  strategy_id integer not null references growth_strategies (id) on delete cascade,
  step text not null check (length(step) <= 600),
  done_at timestamptz not null,
  primary key (user_id, strategy_id, step)
);

create index strategy_ticks_strategy_id_idx on strategy_ticks (strategy_id);

create table strategy_favourites (
  user_id integer not null references users (id) on delete cascade,
  strategy_id integer not null references growth_strategies (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, strategy_id)
);

create index strategy_favourites_strategy_id_idx on strategy_favourites (strategy_id);

-- By these a member tells in the tracker which strategy an application came from.
create table strategy_tags (
  user_id integer not null references users (id) on delete cascade,
  tag text not null check (length(tag) between 1 and 60),
  strategy_id integer references growth_strategies (id) on delete set null,
  created_at timestamptz not null
);

create unique index strategy_tags_user_id_tag_idx on strategy_tags (user_id, lower(tag));
create index strategy_tags_strategy_id_idx on strategy_tags (strategy_id) where strategy_id is not null;

-- What a member has done of the newsletter's first day, and what it is about.
create table newsletter_steps (
  user_id integer not null references users (id) on delete cascade,
  step text not null check (step in ('reader', 'promise', 'home', 'issue', 'invitations', 'send')),
  done_at timestamptz not null,
  primary key (user_id, step)
);

create table newsletter_plans (
  user_id integer primary key references users (id) on delete cascade,
  specialty text not null
);

alter table documents drop constraint documents_tool_check;
alter table documents add constraint documents_tool_check
  check (tool in ('cover-letter', 'resume', 'outreach', 'newsletter-issue'));
alter table ai_calls drop constraint ai_calls_tool_check;
alter table ai_calls add constraint ai_calls_tool_check
  check (tool in ('cover-letter', 'resume', 'outreach', 'second-reading', 'newsletter-issue'));
