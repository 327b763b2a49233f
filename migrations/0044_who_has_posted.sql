-- Who ever handed in a posting: the queue in the order of its employers passes by everybody else.
alter table users add column has_posted boolean not null default false;

create function note_who_posted() returns trigger language plpgsql as $$
begin
  update users set has_posted = true where id = new.added_by_user_id and not has_posted;
  return null;
end
$$;

create trigger note_who_posted after insert or update of source, added_by_user_id on jobs
for each row when (new.source = 'employer') execute function note_who_posted();

update users set has_posted = true where id in (select added_by_user_id from jobs where source = 'employer');

create index users_posted_idx on users (lower(username), id) where has_posted;
