-- What a member earns today, to hold listings against. Whole rand, a month.
create table member_packages (
  user_id integer primary key references users (id) on delete cascade,
  basis text not null check (basis in ('cost-to-company', 'gross')),
  rand_per_month integer not null,
  medical integer not null,
  pension integer not null,
  thirteenth_cheque text not null check (thirteenth_cheque in ('none', 'inside', 'on-top')),
  leave_days integer not null,
  weeks_between integer not null,
  saved_at timestamptz not null
);

-- Counts up with every change of a member's applications, so that what was worked out from all of them can be kept until
-- there is something new. Whatever changes a timeline changes its application too.
create table tracker_revisions (
  user_id integer primary key references users (id) on delete cascade,
  revision integer not null
);

-- In a fixed order, so that two transactions never wait for each other in a circle.
create function count_tracker_revision() returns trigger language plpgsql as $$
begin
  insert into tracker_revisions as kept (user_id, revision)
  select distinct user_id, 1 from changed order by 1
  on conflict (user_id) do update set revision = kept.revision + 1;
  return null;
end
$$;

-- Nothing is added here: with an account its applications go too, and there is nobody to count for any more.
create function count_tracker_removal() returns trigger language plpgsql as $$
begin
  update tracker_revisions set revision = revision + 1
  where user_id in (select user_id from changed);
  return null;
end
$$;

create trigger count_added_applications after insert on job_applications
referencing new table as changed for each statement execute function count_tracker_revision();
create trigger count_changed_applications after update on job_applications
referencing new table as changed for each statement execute function count_tracker_revision();
create trigger count_removed_applications after delete on job_applications
referencing old table as changed for each statement execute function count_tracker_removal();
