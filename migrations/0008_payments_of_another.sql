-- A charge that names another account as the one who paid is refused too.
alter table payments drop constraint payments_mismatch_check;
alter table payments add constraint payments_mismatch_check
  check (mismatch in ('amount', 'currency', 'plan', 'mode', 'owner'));
