/** What became what. */
export interface LineageEdge {
  readonly from: string
  readonly to: string
  /** The share of `from` that went into `to`, from 0 to 1. */
  readonly share?: number | null
}

/** The position of a node: its column, and how far down it is. */
export interface Place {
  readonly column: number
  readonly row: number
}

/**
 * Puts nodes into columns by generation: each to the right of everything that it came from. Within a column
 * they are close to what they came from, so that few lines cross. Edges that lead back or to an unknown node
 * are ignored.
 */
export function placesOf(ids: readonly string[], edges: readonly LineageEdge[]): ReadonlyMap<string, Place> {
  const columns = new Map<string, number>()
  const parentsOf = (id: string) =>
    edges.filter(({ from, to }) => to === id && from !== id && ids.includes(from)).map(({ from }) => from)
  const columnOf = (id: string, beneath: readonly string[]): number => {
    const known = columns.get(id)
    if (known !== undefined) return known
    const parents = parentsOf(id).filter((parent) => !beneath.includes(parent))
    const column = Math.max(0, ...parents.map((parent) => columnOf(parent, [...beneath, id]) + 1))
    columns.set(id, column)
    return column
  }
  for (const id of ids) columnOf(id, [id])
  const places = new Map<string, Place>()
  for (let column = 0; column <= Math.max(0, ...columns.values()); column += 1) {
    const here = ids.filter((id) => columns.get(id) === column)
    const height = (id: string) => {
      const rows = parentsOf(id).flatMap((parent) => places.get(parent)?.row ?? [])
      return rows.length === 0
        ? Number.POSITIVE_INFINITY
        : rows.reduce((sum, row) => sum + row, 0) / rows.length
    }
    const ordered = here
      .map((id) => ({ id, height: height(id) }))
      .toSorted((a, b) => compare(a.height, b.height))
    for (const [row, { id }] of ordered.entries()) places.set(id, { column, row })
  }
  return places
}

// The difference of two infinite heights is not a number.
const compare = (a: number, b: number): number => (a === b ? 0 : a - b)
