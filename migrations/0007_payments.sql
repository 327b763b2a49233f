-- Kept when the account goes: the law wants invoices. Then only what stands on the receipt is left.
create table payments (
  id integer generated always as identity primary key,
  user_id integer references users (id) on delete set null,
  reference text not null unique check (reference ~ '^[A-Za-z0-9.=-]{1,100}$'),
  kind text not null check (kind in ('first', 'renewal')),
  state text not null check (state in ('started', 'paid', 'refused', 'failed', 'abandoned', 'returned')),
  -- What was asked for. A price that changes later changes nothing here.
  cents integer not null check (cents > 0),
  currency text not null,
  plan_code text not null,
  mode text not null check (mode in ('test', 'live')),
  username text not null,
  email text not null,
  access_code text,
  authorization_url text,
  -- What came in.
  paid_cents integer,
  paid_at timestamptz,
  transaction_id text,
  customer_id text,
  customer_code text,
  card_brand text,
  card_last4 text,
  card_expires text,
  mismatch text check (mismatch in ('amount', 'currency', 'plan', 'mode')),
  returned_cents integer not null default 0 check (returned_cents >= 0),
  returned_at timestamptz,
  disputed_at timestamptz,
  receipt_sent_at timestamptz,
  started_at timestamptz not null,
  -- When the provider was last asked, and how often: unsettled ones are asked about again, less and less often.
  checked_at timestamptz,
  checks integer not null default 0,
  check (state not in ('paid', 'returned') or paid_at is not null)
);

create index payments_user_id_idx on payments (user_id, started_at desc);
create index payments_customer_code_idx on payments (customer_code);
create index payments_unsettled_idx on payments (checked_at) where state = 'started';
create index payments_receipt_due_idx on payments (id) where state = 'paid' and receipt_sent_at is null;

-- Each part of the money that went back, once.
create table payment_refunds (
  key text primary key,
  payment_id integer not null references payments (id) on delete cascade,
  cents integer not null check (cents > 0),
  at timestamptz not null
);

create index payment_refunds_payment_id_idx on payment_refunds (payment_id);

create table subscriptions (
  id integer generated always as identity primary key,
  code text not null unique,
  -- Null until we know whose it is: its news may arrive before that of the payment.
  user_id integer references users (id) on delete set null,
  customer_code text not null,
  customer_id text,
  plan_code text not null,
  mode text not null check (mode in ('test', 'live')),
  -- What the provider wants to see before it stops or goes on; sealed.
  sealed_token text,
  state text not null check (state in ('active', 'attention', 'non-renewing', 'cancelled')),
  next_payment_at timestamptz,
  failed_at timestamptz,
  card_brand text,
  card_last4 text,
  card_expires text,
  -- The end of the paid year that a reminder has been sent for, and the card that a warning has been sent for.
  reminded_for timestamptz,
  warned_card text,
  checked_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index subscriptions_user_id_idx on subscriptions (user_id);
create index subscriptions_customer_code_idx on subscriptions (customer_code);
create index subscriptions_running_idx on subscriptions (next_payment_at) where state in ('active', 'attention');

-- What the provider told us. No card, no token, no address: what is needed to see why something happened.
create table payment_events (
  id integer generated always as identity primary key,
  key text not null unique,
  event text not null,
  reference text,
  subscription_code text,
  user_id integer references users (id) on delete set null,
  outcome text not null,
  deliveries integer not null default 1,
  received_at timestamptz not null
);

create index payment_events_user_id_idx on payment_events (user_id, id desc);
create index payment_events_reference_idx on payment_events (reference);
create index payment_events_subscription_code_idx on payment_events (subscription_code);

-- What an administrator decided by hand. Without an end it ends premium there and then.
create table premium_decisions (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  until timestamptz,
  reason text not null,
  made_by integer references users (id) on delete set null,
  made_at timestamptz not null
);

create index premium_decisions_user_id_idx on premium_decisions (user_id);

-- Everything that gave, kept or took premium. Only ever added to.
create table premium_records (
  id integer generated always as identity primary key,
  user_id integer references users (id) on delete set null,
  kind text not null,
  source text not null,
  reference text,
  cents integer,
  mismatch text,
  reason text,
  by_user_id integer references users (id) on delete set null,
  premium_until timestamptz,
  at timestamptz not null
);

create index premium_records_user_id_idx on premium_records (user_id, id desc);

create table start_guide_steps (
  user_id integer not null references users (id) on delete cascade,
  step text not null check (step in ('ai-tools', 'daily-jobs', 'newsletter', 'applications')),
  done_at timestamptz not null,
  primary key (user_id, step)
);

-- Premium that was there before any of this was a gift of ours.
insert into premium_decisions (user_id, until, reason, made_at)
select id, premium_until, 'Premium from before payments were recorded', created_at
from users
where premium_until is not null;
