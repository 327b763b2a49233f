import type { Database } from "#server/adapters/database/port.ts";

type ExecuteSql = Database["executeSql"];

/** So many jobs have a text of their own; beyond that, texts are used again. */
const texts = 4_000;
const batch = 20_000;

/**
 * Words nobody wrote, of which few are common and most are rare, as in any language; and paragraphs made of them.
 * The board's own listings alone would give every search the same few answers.
 */
const vocabulary = `
  create unlogged table bench_words as
  select rank, string_agg(syllable, '' order by place) as word
  from generate_series(1, 40000) as rank, generate_series(0, 3) as place,
    lateral (select (array['ba','co','du','fe','gi','ho','ju','ka','le','mi','no','pu','ra','se','ti','vo','wa','xe','yi','zu'])
      [1 + (hashint4(rank * 7 + place) & 1023) % 20] as syllable) as made
  group by rank;
  alter table bench_words add primary key (rank);
  create unlogged table bench_paragraphs as
  select id, string_agg(word, ' ') as text
  from (
    select id, 1 + floor(exp((hashint8(id * 100 + place) & 1048575) / 1048576.0 * ln(39999)))::int as rank
    from generate_series(1::bigint, 4000) as id, generate_series(1, 60) as place
  ) as drawn join bench_words using (rank)
  group by id;
  alter table bench_paragraphs add primary key (id);
  create unlogged table bench_seeds as
  select row_number() over (order by id) - 1 as place, * from jobs where external_id like 'demo-%';
  alter table bench_seeds add primary key (place);
  analyze bench_words, bench_paragraphs, bench_seeds;
`;

/** A number from 0 to below a limit, the same for the same job each time. */
const draw = (salt: number, limit: number | string): string =>
  `((hashint8(number::bigint * 64 + ${salt}) & 1048575) % ${limit})`;

const oneOf = (salt: number, choices: string): string =>
  `(array[${choices}])[1 + ${draw(salt, choices.split(",").length)}]`;

/** What differs from job to job even where the text does not. One came in a minute, the highest number last. */
const varied = {
  source: "'feed:bench'",
  external_id: "number::text",
  status: "case when is_closed then 'closed' else 'open' end",
  experience: oneOf(4, "'Entry Level', 'Mid Level', 'Mid Level', 'Senior'"),
  openness: oneOf(
    5,
    "'yes', 'yes', 'yes', 'yes', 'yes', 'unclear', 'unclear', 'unclear', 'no', 'no'",
  ),
  pay_band: oneOf(6, "'40-60', '60-80', '80-100', '100+', null, null"),
  published_at: "day",
  first_seen_at: "day",
  last_seen_open_at: "day",
  closed_at: "case when is_closed then day end",
  created_at: "day",
  updated_at: "day",
};

const fromTheSeed = ["location", "salary_text", "tags", "role_type", "facts"];

const ownText = {
  ...varied,
  ...Object.fromEntries(fromTheSeed.map((column) => [column, `seed.${column}`])),
  tier: `case when ${draw(1, 10)} < 7 then 'free' else 'premium' end`,
  title: `seed.title || case when ${draw(2, 3)} = 0 then ' - ' || first.word else '' end`,
  company: "initcap(first.word) || ' ' || initcap(second.word)",
  description: `left(seed.description, 300 + ${draw(3, 700)}) || E'\\n\\n' || one.text || E'.\\n\\n' || other.text || '.'`,
  apply_link: "'https://jobs.example/' || number",
};

const fromTheText = [...fromTheSeed, "tier", "title", "company", "description", "apply_link"];

/** The words of each text, without those that tell what can be filtered for: these differ from job to job. */
const bareWords = `
  create unlogged table bench_texts as
  select job.*, ts_delete(search, facets) as words, ts_delete(public_search, facets) as public_words
  from jobs as job, lateral tsvector_to_array(
    job_facets(tier, role_type, experience, openness, pay_band, published_at)) as facets
  where source = 'feed:bench' and external_id::int <= ${texts};
  create unique index on bench_texts ((external_id::int));
  analyze bench_texts;
`;

const ownFacets = `job_facets(known.tier, known.role_type, ${varied.experience}, ${varied.openness}, ${varied.pay_band}, day)`;

const sameText = {
  ...varied,
  ...Object.fromEntries(fromTheText.map((column) => [column, `known.${column}`])),
  search: "facets || known.words",
  public_search: "facets || known.public_words",
};

const insertOf = (columns: Readonly<Record<string, string>>, joins: string): string => `
  insert into jobs (${Object.keys(columns).join(", ")})
  select ${Object.values(columns).join(", ")}
  from generate_series($1::int, $2::int) as number
  cross join lateral (
    select ${draw(7, 20)} < 3 as is_closed,
      now() - make_interval(secs => ($3::int - number) * 60 + ${draw(8, 3600)}) as day
  ) as state
  ${joins}
`;

const withOwnText = insertOf(
  ownText,
  `join bench_seeds seed on seed.place = ${draw(9, "(select count(*) from bench_seeds)")}
   join bench_words first on first.rank = 100 + ${draw(10, 3_000)}
   join bench_words second on second.rank = 100 + ${draw(11, 200)}
   join bench_paragraphs one on one.id = 1 + ${draw(12, 4_000)}
   join bench_paragraphs other on other.id = 1 + ${draw(13, 4_000)}`,
);

const withSameText = insertOf(
  sameText,
  `join bench_texts known on known.external_id::int = 1 + ${draw(14, texts)}
   cross join lateral (select ${ownFacets} as facets offset 0) as own`,
);

/** Fills a board that has the seeds. Each text is read by the board's own triggers, as in real life. */
export async function fillJobs(executeSql: ExecuteSql, count: number): Promise<void> {
  await executeSql(vocabulary);
  await inBatches(executeSql, withOwnText, 1, Math.min(count, texts), count);
  await executeSql("drop table bench_words, bench_paragraphs, bench_seeds");
  if (count > texts) await repeatTexts(executeSql, texts + 1, count);
}

/**
 * The same texts again as other jobs. Finding the words of a text takes a millisecond, so those of a million would take
 * half an hour: the words come along with the text, and the indexes are made at the end.
 */
export async function repeatTexts(
  executeSql: ExecuteSql,
  from: number,
  count: number,
): Promise<void> {
  const { rows } = await executeSql(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = 'jobs'::regclass and not indisunique`);
  const triggers = ["set_job_search", "keep_job_words"];
  const all = (texts: readonly string[]) => executeSql(texts.join(";\n"));
  await all(rows.map(({ name }) => `drop index ${String(name)}`));
  await all(triggers.map((name) => `alter table jobs disable trigger ${name}`));
  await executeSql(bareWords);
  await inBatches(executeSql, withSameText, from, count, count);
  await executeSql("drop table bench_texts");
  await all(triggers.map((name) => `alter table jobs enable trigger ${name}`));
  await Promise.all(rows.map(({ definition }) => executeSql(String(definition))));
}

async function inBatches(
  executeSql: ExecuteSql,
  insert: string,
  from: number,
  to: number,
  count: number,
): Promise<void> {
  for (let first = from; first <= to; first += batch) {
    await executeSql(insert, [first, Math.min(first + batch - 1, to), count]);
  }
}
