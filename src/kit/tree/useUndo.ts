import { useState } from 'react'
import { placeOf, type DropPlace, type Move } from './moves.ts'
import type { TreeRow } from './TreeNode.ts'

type OnMove = (id: string, where: DropPlace, target: string) => void

/** The number of moves that can be undone. */
const kept = 50

/** Remembers the moves of a tree, the latest last, and undoes them. `undo` is undefined if there is nothing to undo. */
export function useUndo(rows: ReadonlyMap<string, TreeRow>, onMove: OnMove) {
  const [moves, setMoves] = useState<readonly (Move & { readonly id: string })[]>([])
  const move: OnMove = (id, where, target) => {
    const row = rows.get(id)
    const back = row && placeOf(row)
    if (back) setMoves([...moves, { id, ...back }].slice(-kept))
    onMove(id, where, target)
  }
  // A node that has been removed since cannot be put back, nor anything beside it.
  const last = moves.findLast(({ id, target }) => rows.has(id) && rows.has(target))
  const undo = last && {
    name: rows.get(last.id)?.node.label,
    act: () => {
      setMoves(moves.slice(0, moves.indexOf(last)))
      onMove(last.id, last.where, last.target)
    },
  }
  return { move, undo }
}
