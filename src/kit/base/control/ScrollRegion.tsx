import type { ReactNode } from 'react'

interface ScrollRegionProps {
  readonly label: string | undefined
  /** The class that makes it scroll. */
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A region that scrolls independently of the page. It can be focused, so that keyboard users can scroll it. */
export const ScrollRegion = ({ label, className, children }: ScrollRegionProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className={className} aria-label={label} tabIndex={0}>
    {children}
  </section>
)
