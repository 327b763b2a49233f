-- Applications of members, wherever they were made.
create table job_applications (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  job_title text not null,
  company text not null,
  -- Both without what makes no difference, to find the same role at the same company.
  alike_key text not null,
  job_type text not null check (job_type in ('Freelance', 'Full Time', 'Part Time', 'Contract')),
  platform text not null,
  date_applied date not null,
  cover_letter_template text,
  -- Where its timeline has led, kept here to be found by.
  result text not null check (result in ('Pending', 'No Response', 'Viewed', 'Replied', 'Interview', 'Rejected', 'Hired')),
  -- The day of the last thing in its timeline.
  last_on date not null,
  notes text,
  strategy_tag text,
  follow_up_date date,
  salary text,
  url text,
  origin text not null check (origin in ('typed', 'listing', 'checked-ad', 'import')),
  job_id integer references jobs (id) on delete set null,
  -- The ad as it was that day.
  ad jsonb,
  import_id integer,
  version integer not null default 1,
  created_at timestamptz not null,
  deleted_at timestamptz
);

create index job_applications_applied_idx on job_applications (user_id, date_applied desc, id desc) where deleted_at is null;
create index job_applications_result_idx on job_applications (user_id, result, last_on desc, id desc) where deleted_at is null;
create index job_applications_due_idx on job_applications (user_id, follow_up_date, id) where deleted_at is null and follow_up_date is not null;
create index job_applications_tag_idx on job_applications (user_id, strategy_tag) where deleted_at is null;
create index job_applications_alike_idx on job_applications (user_id, alike_key) where deleted_at is null;
create index job_applications_import_idx on job_applications (import_id) where import_id is not null;
create index job_applications_deleted_at_idx on job_applications (deleted_at) where deleted_at is not null;
-- One listing is tracked once, however often the button is pressed.
create unique index job_applications_listing_idx on job_applications (user_id, job_id) where deleted_at is null and job_id is not null;
create index job_applications_job_id_idx on job_applications (job_id) where job_id is not null;

-- What happened to each, and on which day.
create table application_events (
  id integer generated always as identity primary key,
  application_id integer not null references job_applications (id) on delete cascade,
  kind text not null check (kind in ('moved', 'followed-up')),
  result text check (result in ('Pending', 'No Response', 'Viewed', 'Replied', 'Interview', 'Rejected', 'Hired')),
  happened_on date not null,
  note text,
  -- Of all that were closed in one pass.
  batch uuid,
  recorded_at timestamptz not null,
  check ((kind = 'moved') = (result is not null))
);

create index application_events_application_id_idx on application_events (application_id, happened_on, id);
create index application_events_batch_idx on application_events (batch) where batch is not null;

create table application_contacts (
  id integer generated always as identity primary key,
  application_id integer not null references job_applications (id) on delete cascade,
  name text not null,
  role text,
  channel text not null check (channel in ('Email', 'LinkedIn', 'Phone', 'WhatsApp', 'Other')),
  address text
);

create index application_contacts_application_id_idx on application_contacts (application_id);

create table application_documents (
  application_id integer not null references job_applications (id) on delete cascade,
  document_id integer not null references documents (id) on delete cascade,
  primary key (application_id, document_id)
);

create index application_documents_document_id_idx on application_documents (document_id);

-- A file that was brought in as a whole, and can be taken back as a whole.
create table application_imports (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  file_hash bytea not null,
  rows integer not null,
  imported_at timestamptz not null,
  undone_at timestamptz
);

create index application_imports_user_id_idx on application_imports (user_id, imported_at desc);
alter table job_applications add foreign key (import_id) references application_imports (id) on delete set null;

-- What the board hides from a member.
create table tracker_settings (
  user_id integer primary key references users (id) on delete cascade,
  hides_applied boolean not null default false
);

create table hidden_companies (
  user_id integer not null references users (id) on delete cascade,
  company_key text not null,
  company text not null,
  primary key (user_id, company_key)
);
