-- Whether a member wants the weekly newsletter. Null until they say so: it then follows from their plan.
alter table mail_readers add column newsletter_wanted boolean;

-- An issue of the newsletter, by the day it goes out. What it counted stays when letters and accounts are gone.
create table newsletter_issues (
  day date primary key,
  introduction text not null default '' check (char_length(introduction) <= 1500),
  version integer not null default 1,
  -- Settled when the first letter is written, so that a run that goes on later tells everybody the same.
  begun_at timestamptz,
  strategy_id integer references growth_strategies (id) on delete set null,
  idea text,
  finished_at timestamptz,
  sent integer not null default 0,
  stopped integer not null default 0,
  bounced integer not null default 0
);
create index newsletter_issues_strategy_id_idx on newsletter_issues (strategy_id);
