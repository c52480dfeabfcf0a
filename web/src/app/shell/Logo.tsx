/** A reception desk under a cross. */
export function Logo() {
  return (
    <svg width="36" height="36" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--primary)" />
      <path d="M16 7v12m-6-6h12" stroke="var(--on-primary)" strokeWidth="4" strokeLinecap="round" />
      <path d="M8 25h16" stroke="var(--on-primary)" strokeOpacity=".6" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
