import type { Viewer } from "#domain/access.ts";
import { Header } from "#client/layout/header/header.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { Specimen } from "./specimen.tsx";

const member: Viewer = {
  id: 1,
  username: "thandi",
  email: "thandi@example.com",
  isPremium: false,
  isAdmin: false,
};

const viewers: readonly { who: string; note: string; viewer: Viewer | null }[] = [
  { who: "Signed out", note: "Login/Register is the one thing to do.", viewer: null },
  { who: "Free", note: "The user menu offers the upgrade.", viewer: member },
  {
    who: "Premium",
    note: "Resources in the header; tools and Settings in the user menu.",
    viewer: { ...member, username: "sipho", email: "sipho@example.com", isPremium: true },
  },
  {
    who: "Admin",
    note: "The only one who is shown the Admin Dashboard.",
    viewer: {
      ...member,
      username: "naledi",
      email: "naledi@example.com",
      isPremium: true,
      isAdmin: true,
    },
  },
  {
    who: "A very long name",
    note: "Names give way before anything else does.",
    viewer: {
      ...member,
      username: "nomvula-wilhelmina-van-der-westhuizen",
      email: "nomvula.wilhelmina.van.der.westhuizen@example.com",
    },
  },
];

export function HeadersSection() {
  return viewers.map(({ who, note, viewer }) => (
    <Specimen key={who} title={who} note={note}>
      <div className="-mx-4 border-y border-line bg-paper sm:mx-0 sm:rounded-card sm:border-x lg:px-4">
        <Header
          viewer={viewer}
          navLabel={`Main, ${who.toLowerCase()}`}
          onLogout={() =>
            toast({
              title: "Logged out",
              description: "Only in this example: you are who you were.",
            })
          }
        />
      </div>
    </Specimen>
  ));
}
