-- A company whose board Lever keeps in Europe is written "eu:acme".
alter table feed_sources drop constraint feed_sources_board_check;
alter table feed_sources add constraint feed_sources_board_check
  check (board ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$' or (kind = 'lever' and board ~ '^eu:[A-Za-z0-9][A-Za-z0-9._-]{0,99}$'));
