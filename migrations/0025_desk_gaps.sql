-- When its employer heard that readers' reports closed it: once the undo of that is over, and once for each time.
alter table postings add column closing_told_at timestamptz;
update postings set closing_told_at = jobs.closed_at from jobs where jobs.id = job_id and jobs.close_reason = 'reports';
create index jobs_closed_after_reports_idx on jobs (closed_at) where close_reason = 'reports';

-- Since when nothing has shown a logo, or asked for what is at an address. Whoever does again, clears it.
alter table logos add column unused_since timestamptz;
alter table logo_sources add column unused_since timestamptz;
create index jobs_logo_url_idx on jobs (logo_url) where logo_url is not null;

create or replace function note_logo_source() returns trigger language plpgsql as $$
begin
  if new.logo_url ~ '^https?://' then
    insert into logo_sources (url) values (new.logo_url) on conflict (url) do update set unused_since = null;
  end if;
  return null;
end
$$;

-- What the list of members is sorted by, beside each person: worked out from all payments it would take longer with every one.
alter table users
  add column payment_count integer not null default 0,
  add column last_paid_at timestamptz,
  add column last_payment_at timestamptz,
  add column had_premium_decision boolean not null default false;
alter table users add column is_member boolean not null
  generated always as (premium_until is not null or last_payment_at is not null or had_premium_decision) stored;

create function sum_up_payments() returns trigger language plpgsql as $$
begin
  update users set (payment_count, last_paid_at, last_payment_at) = (
    select count(*) filter (where state in ('paid', 'returned')), max(paid_at), max(started_at)
    from payments where payments.user_id = users.id
  ) where id in (old.user_id, new.user_id);
  return null;
end
$$;

create trigger sum_up_payments after insert or update of user_id, state, paid_at, started_at or delete on payments
for each row execute function sum_up_payments();

create function note_premium_decision() returns trigger language plpgsql as $$
begin
  update users set had_premium_decision = true where id = new.user_id and not had_premium_decision;
  return null;
end
$$;

create trigger note_premium_decision after insert on premium_decisions
for each row execute function note_premium_decision();

update users set payment_count = paid, last_paid_at = last_paid, last_payment_at = last_begun
from (
  select user_id, count(*) filter (where state in ('paid', 'returned')) as paid, max(paid_at) as last_paid, max(started_at) as last_begun
  from payments group by user_id
) sums where sums.user_id = users.id;
update users set had_premium_decision = true where id in (select user_id from premium_decisions);

create index users_members_idx on users (id) where is_member;
create index users_recent_idx on users (coalesce(last_payment_at, created_at), id);
create index users_payment_count_idx on users (payment_count, id) where is_member;
create index users_last_paid_idx on users ((last_paid_at is null), last_paid_at, id);
create index users_last_paid_back_idx on users ((last_paid_at is null), last_paid_at desc, id desc);
create index users_until_idx on users ((premium_until is null), premium_until, id);
create index users_until_back_idx on users ((premium_until is null), premium_until desc, id desc);

-- Few listings wait, are returned or closed beside those that are open.
create index jobs_status_idx on jobs (status, published_at, id);
