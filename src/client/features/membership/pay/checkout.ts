import builtScript from "@paystack/inline-js/dist/inline.js?url";

export interface Checkout {
  readonly accessCode: string;
  /** The same checkout as a page of its own. */
  readonly authorizationUrl: string;
  /** Where the provider's library is, if not where the build put it. */
  readonly script: string | null;
}

export type CheckoutResult =
  | { readonly kind: "paid"; readonly reference: string }
  | { readonly kind: "closed" }
  /** The popup would not open, so the browser is on its way to the checkout page. */
  | { readonly kind: "leaving" };

interface Callbacks {
  /** The popup is there and can be used. */
  readonly onOpen?: () => void;
}

/** As much of the provider's library as is used here. */
interface Popup {
  resumeTransaction(
    accessCode: string,
    callbacks: {
      onLoad(): void;
      onSuccess(transaction: { reference?: unknown }): void;
      onCancel(): void;
      onError(error: unknown): void;
    },
  ): { readonly id: string };
  cancelTransaction(id: string): void;
}

declare global {
  interface Window {
    PaystackPop?: new () => Popup;
  }
}

const patienceMs = 15_000;

/**
 * Lets somebody pay in the provider's popup, and waits for how it ends. Nothing of the provider is loaded before
 * the first time. What "paid" means is for the server to find out: the popup is only the browser's word.
 */
export async function openCheckout(
  checkout: Checkout,
  { onOpen }: Callbacks = {},
): Promise<CheckoutResult> {
  const popup = await popupFrom(checkout.script ?? builtScript);
  const result = popup === null ? "unusable" : await resume(popup, checkout.accessCode, onOpen);
  if (result !== "unusable") return result;
  location.assign(checkout.authorizationUrl);
  return { kind: "leaving" };
}

interface Attempt {
  isOpen: boolean;
  readonly onOpen: (() => void) | undefined;
  end(result: CheckoutResult | "unusable"): void;
}

let attempt: Attempt | null = null;

/**
 * The library takes up an abandoned attempt at the same payment, with the callbacks it was given then. So they are
 * always the same ones, and look up which attempt they belong to.
 */
const callbacks = {
  onLoad(): void {
    if (attempt === null) return;
    attempt.isOpen = true;
    attempt.onOpen?.();
  },
  onSuccess: ({ reference }: { reference?: unknown }): void =>
    attempt?.end({ kind: "paid", reference: String(reference) }),
  onCancel: (): void => attempt?.end({ kind: "closed" }),
  onError(): void {
    // Once it is open, the popup itself tells the customer what is wrong.
    if (attempt?.isOpen === false) attempt.end("unusable");
  },
};

function resume(
  popup: Popup,
  accessCode: string,
  onOpen: (() => void) | undefined,
): Promise<CheckoutResult | "unusable"> {
  return new Promise((resolve) => {
    // Ends an attempt that is still open, before it is replaced here.
    const { id } = popup.resumeTransaction(accessCode, { ...callbacks });
    const timer = setTimeout(callbacks.onError, patienceMs);
    attempt = {
      isOpen: false,
      onOpen,
      end(result) {
        attempt = null;
        clearTimeout(timer);
        resolve(result);
        if (result === "unusable") popup.cancelTransaction(id);
      },
    };
  });
}

let loading: Promise<Popup | null> | null = null;

/** One popup for the life of the page: each one brings frames and listeners of its own. */
function popupFrom(address: string): Promise<Popup | null> {
  loading ??= loadPopup(address);
  return loading;
}

async function loadPopup(address: string): Promise<Popup | null> {
  try {
    await loadScript(address);
    if (window.PaystackPop !== undefined) return new window.PaystackPop();
  } catch {
    // What could not be loaded now may come the next time.
  }
  loading = null;
  return null;
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error("The payment provider's library did not load"));
    });
    document.head.append(script);
  });
}
