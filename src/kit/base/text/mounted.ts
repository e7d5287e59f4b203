import { createContext, useContext } from 'react'

/** An area that runs a second time under another id. */
export interface Mount {
  /** The id of the area whose screens these are: `RM`. */
  readonly of: string
  /** The id under which they run here: `RMHK`. */
  readonly as: string
}

/** The mount that the surrounding part of the console belongs to; the boundary of parts provides it. */
export const MountContext = createContext<Mount | undefined>(undefined)

/**
 * Returns a function from a name that begins with the id of an area, such as `/RM/tour/list`, `RM/tour/list`, `RM.tour.title`
 * or `RM`, to the same name of the area that runs here.
 */
export function useMounted(): (name: string) => string {
  const here = useContext(MountContext)
  return (name) => (here ? mountedName(name, here) : name)
}

/** A name of an area under the id of a mount; any other name unchanged. */
export function mountedName<T extends string>(name: T, { of, as }: Mount): T {
  const start = name.startsWith('/') ? 1 : 0
  const end = start + of.length
  const isOfArea = name.startsWith(of, start) && (name.length === end || '/.'.includes(name.charAt(end)))
  return isOfArea ? (`${name.slice(0, start)}${as}${name.slice(end)}` as T) : name
}
