import type { PGlite } from "@electric-sql/pglite";
import type { Catalogue } from "./what-is-read.ts";

/** Where the database tells of writes, by the name of the table. */
export const writesChannel = "tables_written";

const trigger = "tells_of_writes";

/** They answer by what they are given, and by settings nobody changes; the catalogue promises less. */
const steadyAllTheSame = new Set(
  `array_agg array_to_string concat concat_ws count date_part date_trunc extract json_agg json_build_array
  json_build_object jsonb_agg jsonb_build_array jsonb_build_object row_to_json string_agg timezone to_char to_json
  to_jsonb to_tsquery to_tsvector plainto_tsquery websearch_to_tsquery`.split(/\s+/),
);

const functionThatTells = `
  create or replace function tell_of_writes() returns trigger language plpgsql as $$
  begin
    perform pg_notify('${writesChannel}', tg_table_name);
    return null;
  end $$`;

/** Always: also while rows are loaded as they were elsewhere, when all other triggers rest. */
const tellingOf = (table: string): string => `
  create or replace trigger ${trigger} after insert or update or delete or truncate on "${table}"
    for each statement execute function tell_of_writes();
  alter table "${table}" enable always trigger ${trigger}`;

const whatThereIs = `
  select case
      when c.relkind <> 'r' or n.nspname <> 'public' then 'unwatched'
      when exists (
        select from pg_trigger where tgrelid = c.oid and tgname = '${trigger}' and tgenabled = 'A'
      ) then 'watched'
      else 'unheard'
    end as kind, c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and pg_table_is_visible(c.oid)
  union all
  select 'unwatched', nspname from pg_namespace where nspname <> 'public'
  union all
  select distinct case pronamespace when 'pg_catalog'::regnamespace then 'unsteady' else 'unwatched' end, proname
  from pg_proc where provolatile <> 'i' and prorettype <> 'trigger'::regtype`;

type Exec = (text: string) => ReturnType<PGlite["exec"]>;

/**
 * Has the database tell of every write to a table of ours, whoever writes and however. The word arrives before the
 * writer hears that it is done. Where there is no room to write, no table is watched that was not before.
 */
export async function watchTables(exec: Exec, hasRoom: boolean): Promise<Catalogue> {
  await exec(`listen ${writesChannel}`);
  const found = await whatIsThere(exec);
  const unheard = found("unheard");
  if (unheard.length > 0 && hasRoom) {
    await exec([functionThatTells, ...unheard.map(tellingOf)].join(";"));
  }
  return {
    watched: new Set([...found("watched"), ...(hasRoom ? unheard : [])]),
    unwatched: new Set([...found("unwatched"), ...(hasRoom ? [] : unheard)]),
    unsteady: new Set(found("unsteady").filter((name) => !steadyAllTheSame.has(name))),
  };
}

async function whatIsThere(exec: Exec): Promise<(kind: string) => string[]> {
  const [results] = await exec(whatThereIs);
  const rows = (results?.rows ?? []) as { kind: string; name: string }[];
  return (kind) => rows.filter((row) => row.kind === kind).map(({ name }) => name);
}
