/** An open page: its address, what it is called, and whether it has input that is not saved. */
export interface WorkTab {
  readonly path: string
  readonly search: string
  readonly name: string
  readonly isUnsaved: boolean
}

/** The largest number of open pages; beyond it the one that was opened first is closed, unless it has unsaved input. */
export const mostTabs = 20

/** The tabs after a page was visited: it is updated in its place, or added at the end. */
export function visited(tabs: readonly WorkTab[], page: WorkTab): readonly WorkTab[] {
  const at = tabs.findIndex(({ path }) => path === page.path)
  if (at >= 0) return isSameTab(tabs[at], page) ? tabs : tabs.with(at, page)
  const all = [...tabs, page]
  const oldest = all.length > mostTabs ? all.find((one) => !one.isUnsaved && one !== page) : undefined
  return all.filter((one) => one !== oldest)
}

/** The address to go to after a tab was closed: that of its neighbour, or null if it is not the page on screen. */
export function afterClosing(tabs: readonly WorkTab[], closed: string, current: string): string | null {
  if (closed !== current) return null
  const at = tabs.findIndex(({ path }) => path === closed)
  const next = tabs[at + 1] ?? tabs[at - 1]
  return next ? next.path + next.search : '/'
}

const isSameTab = (one: WorkTab | undefined, other: WorkTab): boolean =>
  one !== undefined &&
  one.search === other.search &&
  one.name === other.name &&
  one.isUnsaved === other.isUnsaved

/** The tabs that this window keeps for somebody at a site. Never throws. */
export function readTabs(key: string): readonly WorkTab[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isTab).slice(-mostTabs) : []
  } catch {
    return []
  }
}

/** Keeps them until the window is closed. Never throws. */
export function keepTabs(key: string, tabs: readonly WorkTab[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(tabs))
  } catch {
    // Storage is blocked or full: the tabs do not survive a reload.
  }
}

function isTab(value: unknown): value is WorkTab {
  if (typeof value !== 'object' || value === null) return false
  const { path, search, name, isUnsaved } = value as Partial<Record<keyof WorkTab, unknown>>
  return (
    typeof path === 'string' &&
    path.startsWith('/') &&
    typeof search === 'string' &&
    typeof name === 'string' &&
    typeof isUnsaved === 'boolean'
  )
}
