import { Toast } from "radix-ui";
import { classNames } from "../class-names.ts";
import { CloseIcon } from "../icons/page-icons.tsx";
import { Link } from "../link.tsx";
import { useLentFocus } from "./toast-focus.ts";
import { dismissToast, type ShownToast } from "./toast-store.ts";

/** Where toasts appear. F8 brings the keyboard here, as long as there is one; a swipe to the right sends it away. */
export function ToastRegion({ toasts }: { toasts: readonly ShownToast[] }) {
  const openId = toasts.find(({ isOpen }) => isOpen)?.id ?? null;
  const { list, ...focus } = useLentFocus(openId);
  return (
    <div {...focus}>
      <Toast.Provider
        label="Notification"
        duration={5000}
        swipeDirection="right"
        swipeThreshold={50}
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} {...toast} />
        ))}
        <Toast.Viewport
          ref={list}
          label="Notifications (F8)"
          hotkey={openId === null ? [] : ["F8"]}
          className="fixed right-0 bottom-0 z-40 m-0 grid w-full list-none gap-2 p-4 sm:max-w-105 md:bottom-12"
        />
      </Toast.Provider>
    </div>
  );
}

/** Time to read it, to decide and to get there by keyboard; while the keyboard or the mouse is there, it waits. */
const msWithAction = 10_000;

const ToastCard = ({ id, isOpen, title, description, ...more }: ShownToast) => {
  const { action, link, variant = "default" } = more;
  return (
    <Toast.Root
      open={isOpen}
      {...((action ?? link) && { duration: msWithAction })}
      onOpenChange={(isNowOpen) => !isNowOpen && dismissToast(id)}
      className={classNames(
        "toast flex items-start gap-3 rounded-card border border-l-4 border-line bg-raised py-3 pr-2 pl-4 shadow-float",
        variant === "destructive" ? "border-l-no-fill" : "border-l-ember",
      )}
    >
      <div className="min-w-0 grow py-1">
        <Toast.Title className="font-semibold">{title}</Toast.Title>
        {description !== undefined && (
          <Toast.Description className="text-quiet">{description}</Toast.Description>
        )}
        {link !== undefined && (
          <Link to={link.to} className="text-link" onClick={() => dismissToast(id)}>
            {link.label}
          </Link>
        )}
      </div>
      {action !== undefined && (
        <Toast.Action
          altText={`${action.label}: press F8, then Tab`}
          onClick={action.onPress}
          className="text-link min-h-8 shrink-0 rounded-control px-2 font-semibold hover:bg-ink/8"
        >
          {action.label}
        </Toast.Action>
      )}
      <Toast.Close
        aria-label="Close"
        className="grid size-8 shrink-0 place-items-center rounded-control text-quiet hover:bg-ink/8 hover:text-ink"
      >
        <CloseIcon className="size-4" />
      </Toast.Close>
    </Toast.Root>
  );
};
