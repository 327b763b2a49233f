/**
 * A word to whoever runs no scripts. First in its form, its button is the one that Enter would press, and it is
 * disabled: so nothing typed there is sent anywhere.
 */
export const NeedsScripts = ({ what }: { what: string }) => (
  <noscript>
    <button type="submit" disabled hidden>
      Send
    </button>
    <p className="text-quiet">{what} needs JavaScript. Please switch it on and reload.</p>
  </noscript>
);
