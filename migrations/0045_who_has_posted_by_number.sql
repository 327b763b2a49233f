-- Sorted by its employers, the queue is put together with those who posted: a planner that does so by their numbers passes by everybody else too.
create index users_posted_id_idx on users (id) where has_posted;
