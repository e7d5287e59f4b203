import type { To } from 'react-router-dom'

/**
 * Tidies an address that react-admin writes for a list: parameters that it does not know stay, and an empty list of
 * displayed filters is left out. The preview closes, because its row may be gone.
 *
 * @param to where the user goes; anything but the query of a list stays as it is
 * @param search the query of the current page
 */
export function keepParams(to: To, search: string): To {
  if (typeof to === 'string' || to.pathname !== undefined || !to.search) return to
  const next = new URLSearchParams(to.search)
  if (!['sort', 'order', 'page', 'perPage'].every((name) => next.has(name))) return to
  if (next.get('displayedFilters') === '{}') next.delete('displayedFilters')
  for (const [name, value] of new URLSearchParams(search)) {
    if (!known.includes(name) && !next.has(name)) next.append(name, value)
  }
  return { ...to, search: `?${next}` }
}

const known = ['filter', 'displayedFilters', 'sort', 'order', 'page', 'perPage', 'look']
