import { isDeepStrictEqual } from 'node:util'
import type { DeclaredRow } from '#server/http/declaredRows.ts'

/** A row of a table whose rows areas declare, as JSON. */
export interface StoredRow extends Readonly<Record<string, unknown>> {
  readonly _id: string
  readonly deleted_at: number | null
  /** The key of the declaration that it comes from; null if an operator created it. */
  readonly declared_as: string | null
  /** The values of the last declaration, by column. */
  readonly declared: Readonly<Record<string, unknown>> | null
  /** The time since which no area declares it, in unix seconds. */
  readonly undeclared_at: number | null
  readonly rev?: unknown
  readonly site?: unknown
  /** The columns that tell rows apart: of permissions, of the menu, of parameters. */
  readonly code?: unknown
  readonly uri?: unknown
  readonly group?: unknown
  readonly key?: unknown
}

/** The changes that bring a table up to date. */
export interface DeclaredChanges {
  readonly added: readonly DeclaredRow[]
  /** Rows before and after. */
  readonly changed: readonly { readonly before: StoredRow; readonly after: StoredRow }[]
}

/**
 * Compares what areas declare with what is stored, column by column: a column that holds the last declared
 * value is updated, a column that an operator changed is kept. A row that an operator created before the area
 * came is adopted as it is (`isSame`), and a row that they removed stays removed. Rows that no area declares
 * any more are marked with `now`.
 */
export function declaredChanges(
  declared: readonly DeclaredRow[],
  stored: readonly StoredRow[],
  { isSame, now }: { isSame: (row: StoredRow, declared: DeclaredRow) => boolean; now: number },
): DeclaredChanges {
  const byKey = new Map(stored.map((row) => [row.declared_as, row]))
  const found = declared.map((one) => ({
    one,
    row: byKey.get(one.key) ?? stored.find((row) => row.declared_as === null && isSame(row, one)),
  }))
  const current = new Set(declared.map(({ key }) => key))
  const followed = found.flatMap(({ one, row }) =>
    row && row.deleted_at === null ? [{ before: row, after: follow(row, one) }] : [],
  )
  const left = stored
    .filter(({ declared_as }) => declared_as !== null && !current.has(declared_as))
    .filter((row) => row.undeclared_at === null && row.deleted_at === null)
    .map((row) => ({ before: row, after: { ...row, undeclared_at: now } }))
  return {
    added: found.flatMap(({ one, row }) => (row ? [] : [one])),
    changed: [...followed, ...left].filter(({ before, after }) => !isDeepStrictEqual(before, after)),
  }
}

function follow(row: StoredRow, { key, fields }: DeclaredRow): StoredRow {
  const last = row.declared ?? {}
  const isUntouched = (column: string): boolean =>
    Object.hasOwn(last, column) && isDeepStrictEqual(row[column], last[column])
  const followed = Object.entries(fields).filter(([column]) => isUntouched(column))
  return {
    ...row,
    ...Object.fromEntries(followed),
    declared_as: key,
    declared: fields,
    undeclared_at: null,
  }
}
