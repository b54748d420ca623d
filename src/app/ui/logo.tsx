/** Inline, because a separate file would wait for the network. */
export function Logo() {
  return (
    <svg viewBox="0 0 64 64" width="40" height="40" className="shrink-0" aria-hidden="true">
      <rect width="64" height="64" rx="14" fill="#16243a" />
      <circle cx="39" cy="25" r="11" fill="#e08a1e" />
      <path d="M6 50 21 30l9 11 8-9 20 18z" fill="#0f6b6b" />
      <path d="M6 50 21 30l5 6-7 14z" fill="#138585" />
      <path d="M9 19c8-5 13 4 21-1" fill="none" stroke="#fbf6ec" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
