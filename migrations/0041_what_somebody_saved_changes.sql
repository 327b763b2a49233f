-- Counts the changes to what somebody saved. It is read with the session, so that a list of theirs that is kept in memory is
-- known to be old in every process at once. What is deleted for good had left the list before, or leaves it with its job.
alter table users add column own_changes integer not null default 0;

create function count_own_change() returns trigger language plpgsql as $$
begin
  update users set own_changes = case when own_changes < 2147483647 then own_changes + 1 else 0 end where id = new.user_id;
  return null;
end
$$;

create trigger count_saved_changes after insert or update on saved_jobs
for each row execute function count_own_change();
