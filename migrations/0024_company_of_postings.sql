-- A posting belongs to its employer's company where it goes by the same name: an agency may post for others too.
create function company_of_posting() returns trigger language plpgsql as $$
begin
  new.company_id := (
    select id from companies where owner_id = new.added_by_user_id and lower(name) = lower(new.company)
  );
  return new;
end
$$;

create trigger company_of_posting before insert or update of company, source, added_by_user_id on jobs
for each row when (new.source = 'employer') execute function company_of_posting();

create function postings_of_company() returns trigger language plpgsql as $$
begin
  update jobs set company_id = case when lower(company) = lower(new.name) then new.id end
  where source = 'employer' and added_by_user_id = new.owner_id;
  return null;
end
$$;

create trigger postings_of_company after insert or update of name on companies
for each row execute function postings_of_company();
