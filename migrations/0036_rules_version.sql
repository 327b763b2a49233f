-- By which rules the facts of a job were read. Whatever was read by older ones is read again.
alter table jobs add column rules_version integer not null default 0;
create index jobs_rules_version_idx on jobs (rules_version, id);
