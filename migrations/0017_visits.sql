-- When a member was last at home, and the time before: what came in between is new to them.
create table visits (
  user_id integer primary key references users (id) on delete cascade,
  visited_at timestamptz not null,
  before_at timestamptz
);

-- A source may publish a listing days before the board has it: new is what came in, not what was written lately.
create index jobs_first_seen_idx on jobs (first_seen_at desc) where is_listed;
