-- How a member's subscription stands, beside the member: the list of members is narrowed by it. Of several that go on the newest counts.
alter table users
  add column is_renewing boolean not null default false,
  add column renewal_failed_at timestamptz;

create function sum_up_subscriptions() returns trigger language plpgsql as $$
begin
  update users set (is_renewing, renewal_failed_at) = (
    select count(*) > 0, (array_agg(failed_at order by id desc))[1]
    from subscriptions where user_id = users.id and state in ('active', 'attention')
  ) where id in (old.user_id, new.user_id);
  return null;
end
$$;

create trigger sum_up_subscriptions after insert or update of user_id, state, failed_at or delete on subscriptions
for each row execute function sum_up_subscriptions();

update users set is_renewing = true, renewal_failed_at = failed[1]
from (
  select user_id, array_agg(failed_at order by id desc) as failed
  from subscriptions where state in ('active', 'attention') group by user_id
) running where running.user_id = users.id;

-- Who is overdue, ends or was given premium is found in the order of the list, without a look at anybody else.
create index users_overdue_idx on users (coalesce(last_payment_at, created_at), id) where renewal_failed_at is not null;
create index users_ending_idx on users (coalesce(last_payment_at, created_at), id) where payment_count > 0 and not is_renewing;
create index users_renewing_idx on users (coalesce(last_payment_at, created_at), id) where is_renewing;
drop index subscriptions_failed_idx;

-- Counted in the index alone, without a look at the listings themselves.
create index jobs_there_idx on jobs (status, published_at, id) where deleted_at is null;
drop index jobs_status_idx;
create index jobs_postings_idx on jobs (status, is_held, added_by_user_id, id) where source = 'employer';
create index job_reports_waiting_kind_idx on job_reports (kind, created_at, id, job_id) where handled_at is null;
