import { Badge } from "#client/ui/badge.tsx";
import { Landscape } from "#client/ui/art/landscape.tsx";

/** The view from the top of the page; the status cards stand on its edge. */
export function Welcome({ username, isBack }: { username: string; isBack: boolean }) {
  return (
    <section className="relative isolate overflow-hidden bg-linear-to-b from-paper to-art-sky">
      <Landscape className="absolute -right-40 bottom-0 -z-10 h-46 w-184 max-w-none mask-l-from-60% md:-right-60 lg:right-0" />
      <div className="page-width pt-10 pb-40 md:pb-32 lg:pt-14">
        <div className="grid justify-items-start gap-3 md:max-w-[64%]">
          <Badge tone="ember">Premium Member</Badge>
          <h1 className="max-w-full text-3xl wrap-anywhere lg:text-4xl">
            {isBack ? "Welcome back" : "Welcome"}, {username}
          </h1>
          <p className="text-lg text-quiet">One step today is enough. Here is where you stand.</p>
        </div>
      </div>
    </section>
  );
}
