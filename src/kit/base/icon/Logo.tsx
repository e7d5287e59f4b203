/** Atrium's mark: the glass roof of an atrium, its two wings and the light between them. Decorative. */
export const Logo = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="8" fill="var(--accent)" />
    <g fill="none" stroke="var(--on-accent)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
      <path d="M7 24V12.5L16 7l9 5.5V24" />
      <path d="M12 24v-8.5h8V24" />
      <path d="M16 15.5V24" strokeOpacity="0.55" />
    </g>
  </svg>
)
