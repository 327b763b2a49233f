/** The little of it that the benchmark uses. */
declare module "autocannon" {
  interface Request {
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly requests: readonly Request[];
  }
  interface Result {
    readonly requests: { readonly average: number; readonly total: number };
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly errors: number;
    readonly non2xx: number;
  }
  function autocannon(options: Options): Promise<Result>;
  export = autocannon;
}
