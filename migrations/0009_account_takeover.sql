-- The way back for whoever had an address before it was changed.
alter table mail_tokens drop constraint mail_tokens_purpose_check;
alter table mail_tokens add constraint mail_tokens_purpose_check
  check (purpose in ('verify-email', 'change-email', 'undo-email-change', 'reset-password', 'undo-deletion'));
-- In which order links were given out, also within one moment.
alter table mail_tokens add column id integer generated always as identity;
-- An old address is kept free for as long as there is a way back to it.
create index mail_tokens_undo_email_idx on mail_tokens (lower(email)) where purpose = 'undo-email-change';

-- What a name looks like. Null where it has not been worked out yet, or where somebody with an older account has it already.
alter table users add column skeleton text;
create unique index users_skeleton_key on users (skeleton);
-- Of a name in plain ASCII this is the skeleton, and no two of those are alike. All others are worked out at the start.
update users set skeleton = lower(username collate "C") where username collate "C" ~ '^[!-~]+( [!-~]+)*$';

-- The same thing done again from the same place is one line with a count.
alter table security_events add column times integer not null default 1;
alter table security_events add column first_at timestamptz;
create index security_events_kind_idx on security_events (user_id, kind, at desc);
