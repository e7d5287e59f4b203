import { useCallback, useMemo } from 'react'
import { useResourceContext, useStoreContext } from 'react-admin'
import type { SortPayload } from 'react-admin'
import { localKey } from '#src/kit/base/preference/preferences.ts'
import { usePreference } from '#src/kit/base/preference/usePreference.ts'

/** The ways in which a list can be shown. */
export const displays = ['table', 'cards', 'board'] as const
export type Display = (typeof displays)[number]

/** A user's settings for the list of a resource. Only differences from the screen's defaults are stored. */
export interface ListPreference {
  /** Columns that the user has shown or hidden. */
  readonly shown: Readonly<Record<string, boolean>>
  /** The columns in the user's order. */
  readonly order: readonly string[]
  /** Widths of columns in pixels. */
  readonly widths: Readonly<Record<string, number>>
  /** The number of sticky columns. */
  readonly frozen: number
  readonly look: Display
  /** Whether all filters are shown in a form instead of chips. */
  readonly isForm: boolean
  readonly views: readonly SavedView[]
  /** The id of the view that the list opens with. */
  readonly start: string | null
}

/** Filters, order and columns, saved under a name that the user chose. */
export interface SavedView extends Pick<ListPreference, 'shown' | 'order'> {
  readonly id: string
  readonly name: string
  readonly filter: Readonly<Record<string, unknown>>
  readonly sort: SortPayload
}

/**
 * The settings for the list of the current resource, and a function to change parts of them: of what is stored by then,
 * because the same list may be open in another tab.
 */
export function useListPreference() {
  const key = `list/${useResourceContext() ?? ''}`
  const store = useStoreContext()
  const [preference, keep] = usePreference(key, nothingChosen, readPreference)
  const change = useCallback(
    (part: Change) => {
      const now = readPreference(store.getItem(localKey(key)))
      keep({ ...now, ...(typeof part === 'function' ? part(now) : part) })
    },
    [store, key, keep],
  )
  return useMemo(() => ({ preference, change }), [preference, change])
}

type Change = Partial<ListPreference> | ((now: ListPreference) => Partial<ListPreference>)

export const nothingChosen: ListPreference = {
  shown: {},
  order: [],
  widths: {},
  frozen: 1,
  look: 'table',
  isForm: false,
  views: [],
  start: null,
}

/** Reads the usable parts of what is stored, whichever version of the console wrote it. */
function readPreference(stored: unknown): ListPreference {
  const given = readObject(stored)
  return {
    shown: pick(given['shown'], isFlag),
    order: [given['order']].flat().filter(isText),
    widths: pick(given['widths'], isWidth),
    frozen: isCount(given['frozen']) ? given['frozen'] : nothingChosen.frozen,
    look: displays.find((display) => display === given['look']) ?? 'table',
    isForm: given['isForm'] === true,
    views: [given['views']].flat().flatMap(readView),
    start: isText(given['start']) ? given['start'] : null,
  }
}

function readView(stored: unknown): SavedView[] {
  const { id, name, filter, sort, shown, order } = readObject(stored)
  const { field, order: direction } = readObject(sort)
  if (!isText(id) || !isText(name) || !isText(field)) return []
  return [
    {
      id,
      name,
      filter: readObject(filter),
      sort: { field, order: direction === 'DESC' ? 'DESC' : 'ASC' },
      shown: pick(shown, isFlag),
      order: [order].flat().filter(isText),
    },
  ]
}

const readObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

const pick = <T>(value: unknown, fits: (one: unknown) => one is T): Record<string, T> =>
  Object.fromEntries(
    Object.entries(readObject(value)).filter((entry): entry is [string, T] => fits(entry[1])),
  )

const isText = (value: unknown): value is string => typeof value === 'string'
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const isWidth = (value: unknown): value is number => typeof value === 'number' && value >= 40 && value <= 1200
const isCount = (value: unknown): value is number => typeof value === 'number' && [0, 1, 2, 3].includes(value)
