import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../process/free-port.ts";

/** A PostgreSQL server of our own, in a temporary folder, that nobody minds being stopped and killed. */
export interface Cluster {
  readonly port: number;
  /** The superuser's address of a database; `role` instead for somebody else's. */
  url(database?: string, role?: string): string;
  start(): Promise<void>;
  stop(mode: "fast" | "immediate"): Promise<void>;
  /** Kills its first process with -9; the others follow it by themselves. */
  kill(): Promise<void>;
  /** Stops it for good and removes its folder. */
  remove(): Promise<void>;
}

export class NoPostgres extends Error {
  override readonly name = "NoPostgres";
}

const superuser = "postgres";

/** Makes a cluster, not started yet, with settings of its own. PostgreSQL refuses to run as root, so there it runs as `postgres`. */
export async function createCluster(
  settings: Readonly<Record<string, string>> = {},
): Promise<Cluster> {
  const bin = await findBinaries();
  const owner = process.getuid?.() === 0 ? await idsOf("postgres") : null;
  const folder = await mkdtemp(join(tmpdir(), "kwela-pg-"));
  if (owner !== null) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const port = await freePort();
  const run = (command: string, args: readonly string[]) =>
    promisify(execFile)(join(bin, command), args, { cwd: folder, ...owner });

  // Nothing here must survive a power cut, so it need not wait for the disk.
  const fixed = { listen_addresses: "127.0.0.1", unix_socket_directories: "", fsync: "off" };
  const given = Object.entries({ ...fixed, ...settings }).map(
    ([name, value]) => `-c ${name}=${value}`,
  );
  const options = [`-p ${port}`, ...given].join(" ");
  await run("initdb", [
    "-D",
    data,
    "-U",
    superuser,
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C",
    "--no-sync",
  ]);
  let isRunning = false;

  const cluster: Cluster = {
    port,
    url: (database = "postgres", role = superuser) =>
      `postgres://${role}@127.0.0.1:${port}/${database}`,
    async start() {
      const start = ["-D", data, "-w", "-l", join(folder, "log"), "-o", options, "start"];
      for (let attempt = 1; !isRunning; attempt += 1) {
        // After a kill, the last of its processes may take a moment to notice and go.
        isRunning = await run("pg_ctl", start).then(
          () => true,
          (error: unknown) => {
            if (attempt === 100) throw error;
            return false;
          },
        );
      }
    },
    async stop(mode) {
      isRunning = false;
      await run("pg_ctl", ["-D", data, "-w", "-m", mode, "stop"]);
    },
    async kill() {
      isRunning = false;
      const [pid = ""] = (await readFile(join(data, "postmaster.pid"), "utf8")).split("\n");
      process.kill(Number(pid), "SIGKILL");
    },
    async remove() {
      if (isRunning) await cluster.stop("immediate");
      await rm(folder, { recursive: true, force: true });
    },
  };
  return cluster;
}

async function findBinaries(): Promise<string> {
  const candidates = [configuredFolder(), ...(await debianFolders())];
  const found = candidates.find((folder) => folder !== null && existsSync(join(folder, "initdb")));
  if (found !== undefined && found !== null) return found;
  throw new NoPostgres(
    "PostgreSQL's server programs were not found: install them (Debian: apt-get install postgresql).",
  );
}

function configuredFolder(): string | null {
  try {
    return execFileSync("pg_config", ["--bindir"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return null;
  }
}

/** Debian keeps the server out of the PATH, in one folder per version; the newest comes first. */
async function debianFolders(): Promise<string[]> {
  const root = "/usr/lib/postgresql";
  const versions = await readdir(root).catch(() => []);
  return versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, "bin"));
}

async function idsOf(name: string): Promise<{ uid: number; gid: number }> {
  const ask = async (flag: string) =>
    Number((await promisify(execFile)("id", [flag, name])).stdout);
  try {
    return { uid: await ask("-u"), gid: await ask("-g") };
  } catch {
    throw new NoPostgres(
      `PostgreSQL does not run as root, and there is no user "${name}" to run it as.`,
    );
  }
}
