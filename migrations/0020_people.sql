-- People at the desk are found by any part of a name or an address, however many there are.
-- Without a list of what is still to be sorted in: where nothing vacuums by itself it would grow, and every search would read it.
create index users_search_idx on users using gin (username gin_trgm_ops, email gin_trgm_ops) with (fastupdate = off);
create index users_joined_idx on users (created_at, id);
create index users_premium_idx on users (premium_until) where premium_until is not null;
create index users_admins_idx on users (created_at, id) where is_admin;
create index users_employers_idx on users (created_at, id) where is_employer;
create index users_suspended_idx on users (created_at, id) where suspended_at is not null;

-- What an employer posted is off the board while they are suspended or about to leave, whatever its status.
alter table jobs add column is_held boolean not null default false;

-- What is listed says so in one place, so that column is made anew, and with it every index and trigger that leans on it.
do $$
declare
  indexes text[];
  triggers text[];
  line text;
begin
  select array_agg(pg_get_indexdef(indexrelid)) into indexes from pg_index
  where indrelid = 'jobs'::regclass and pg_get_indexdef(indexrelid) like '%is_listed%';
  select array_agg(pg_get_triggerdef(oid)) into triggers from pg_trigger
  where tgrelid = 'jobs'::regclass and tgqual is not null and pg_get_triggerdef(oid) like '%is_listed%';
  alter table jobs drop column is_listed cascade;
  alter table jobs add column is_listed boolean not null
    generated always as (status = 'open' and openness <> 'no' and not is_held) stored;
  foreach line in array coalesce(indexes, '{}') loop
    execute line;
  end loop;
  foreach line in array coalesce(triggers, '{}') loop
    execute replace(line, 'UPDATE OF title,', 'UPDATE OF is_held, title,');
  end loop;
end
$$;

create function hold_posted_jobs() returns trigger language plpgsql as $$
begin
  update jobs set is_held = new.suspended_at is not null or new.deletion_due_at is not null
  where added_by_user_id = new.id and source = 'employer'
    and is_held <> (new.suspended_at is not null or new.deletion_due_at is not null);
  return null;
end
$$;

create trigger hold_posted_jobs after update of suspended_at, deletion_due_at on users
for each row when (
  (old.suspended_at is null and old.deletion_due_at is null)
  is distinct from (new.suspended_at is null and new.deletion_due_at is null)
) execute function hold_posted_jobs();

-- A job that is posted at the very moment its employer is suspended waits for what comes of that.
create function hold_new_job() returns trigger language plpgsql as $$
declare
  may_be_seen boolean;
begin
  if new.source = 'employer' and new.added_by_user_id is not null then
    select suspended_at is null and deletion_due_at is null into may_be_seen
    from users where id = new.added_by_user_id for share;
    new.is_held := not coalesce(may_be_seen, true);
  end if;
  return new;
end
$$;

create trigger hold_new_job before insert or update of source, added_by_user_id on jobs
for each row execute function hold_new_job();

-- A strategy that was deleted can be put back for a while.
alter table growth_strategies add column deleted_at timestamptz;
create index growth_strategies_deleted_at_idx on growth_strategies (deleted_at) where deleted_at is not null;
