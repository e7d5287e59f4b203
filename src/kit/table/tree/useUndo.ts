import { useState } from 'react'
import { onceMade, placeOf, type Move, type OnMove } from './moves.ts'
import type { TreeRow } from './TreeNode.ts'

/** The number of moves that can be undone. */
const kept = 50

/** Remembers the moves of a tree, the latest last, and undoes them. `undo` is undefined if there is nothing to undo. */
export function useUndo(rows: ReadonlyMap<string, TreeRow>, onMove: OnMove) {
  const [moves, setMoves] = useState<readonly (Move & { readonly id: string })[]>([])
  const move: OnMove = (id, where, target) => {
    const row = rows.get(id)
    const back = row && placeOf(row)
    const made = onMove(id, where, target)
    if (back) onceMade(made, () => setMoves((known) => [...known, { id, ...back }].slice(-kept)))
    return made
  }
  // A node that has been removed since cannot be put back, nor can anything be put next to it.
  const last = moves.findLast(({ id, target }) => rows.has(id) && rows.has(target))
  const undo = last && {
    name: rows.get(last.id)?.node.label,
    act: () => {
      const made = onMove(last.id, last.where, last.target)
      onceMade(made, () => setMoves((known) => known.slice(0, known.indexOf(last))))
    },
  }
  return { move, undo }
}
