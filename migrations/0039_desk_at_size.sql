-- The list of members walks through members only, and sees without opening a row whose premium is over.
create index users_members_recent_idx on users (coalesce(last_payment_at, created_at), id, coalesce(premium_until, '-infinity')) where is_member;
-- Whose renewal failed: few beside those it went well for.
create index subscriptions_failed_idx on subscriptions (failed_at, user_id) where failed_at is not null;

-- What the desk shows as likely scams, whatever became of them. It once asked the reading itself; nobody does any more.
create index jobs_scam_published_idx on jobs (published_at, id) where is_scam;
drop index jobs_likely_scam_idx;
