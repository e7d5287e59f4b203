import type { TreeRow } from './TreeNode.ts'

/** Where a node is put: beside its target, or as the last child of the target. */
export type DropPlace = 'before' | 'after' | 'into'

/** Whether a node may be put there. */
export type MayMove = (id: string, where: DropPlace, target: string) => boolean

/** Stores a new position. A promise says whether that was done, where the user is asked first. */
export type OnMove = (id: string, where: DropPlace, target: string) => void | Promise<boolean>

/** Does something after a move, unless the move was not made. */
export function onceMade(made: ReturnType<OnMove>, act: () => void): void {
  if (made instanceof Promise) void made.then((isMade) => isMade && act())
  else act()
}

/** A move of a node. */
export interface Move {
  readonly where: DropPlace
  readonly target: string
}

/** The four steps with which the keyboard moves a node. */
export type Step = 'up' | 'down' | 'out' | 'into'

/** The move for a step of a node; undefined if the node cannot go further. */
export function moveOf(step: Step, { parent, siblings, position }: TreeRow): Move | undefined {
  const previous = siblings[position - 2]
  const next = siblings[position]
  switch (step) {
    case 'up':
      return previous === undefined ? undefined : { where: 'before', target: previous }
    case 'down':
      return next === undefined ? undefined : { where: 'after', target: next }
    case 'out':
      return parent === null ? undefined : { where: 'after', target: parent }
    case 'into':
      return previous === undefined ? undefined : { where: 'into', target: previous }
  }
}

/** Whether a node would be put beside or into itself or one of its descendants. */
export function isWithinItself(id: string, target: string, rows: Rows): boolean {
  for (let at: string | null = target; at !== null; at = rows.get(at)?.parent ?? null)
    if (at === id) return true
  return false
}

/** The place of a node beside another, or within its parent: where an undo puts it back. */
export function placeOf({ parent, siblings, position }: TreeRow): Move | undefined {
  const [previous, next] = [siblings[position - 2], siblings[position]]
  if (previous !== undefined) return { where: 'after', target: previous }
  if (next !== undefined) return { where: 'before', target: next }
  return parent === null ? undefined : { where: 'into', target: parent }
}

/** Whether a node, with all that is below it, is within this number of levels after a move. */
export function fitsLevels(id: string, { where, target }: Move, rows: Rows, levels: number): boolean {
  const above = (rows.get(target)?.level ?? 1) - (where === 'into' ? 0 : 1)
  return above + heightOf(id, rows) <= levels
}

const heightOf = (id: string, rows: Rows): number =>
  1 + Math.max(0, ...(rows.get(id)?.children ?? []).map((child) => heightOf(child, rows)))

type Rows = ReadonlyMap<string, TreeRow>
