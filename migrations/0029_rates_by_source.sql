-- Who published the rates of a day, where no administrator saved them.
alter table exchange_rates add column source text check (char_length(source) between 1 and 100);
