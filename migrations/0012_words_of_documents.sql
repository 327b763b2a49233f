-- A member's documents are found by their words. Each word has its owner's number before it, so that a look into the index
-- finds the words of one member alone, however many others there are.
alter table documents add column words tsvector;

update documents set words = array_to_tsvector(array(
  select distinct user_id || '=' || left(word, 40)
  from regexp_split_to_table(haystack, '[^[:alnum:]]+') as word
  where word <> ''
));

alter table documents alter column words set not null;

alter table documents drop column haystack;

create index documents_words_idx on documents using gin (words);
