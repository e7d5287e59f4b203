import { useId, useMemo, useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { isWithinItself, moveOf, onceMade } from './moves.ts'
import type { MayMove, OnMove, Step, DropPlace } from './moves.ts'
import { rowsOf } from './TreeNode.ts'
import type { TreeNode, TreeRow } from './TreeNode.ts'
import { useTreeKeys } from './useTreeKeys.ts'

/** The nodes of a tree, and its callbacks. */
export interface TreeOptions {
  /** The nodes, siblings in their order. */
  readonly nodes: readonly TreeNode[]
  readonly selected?: string | null
  readonly onSelect?: (id: string) => void
  /** Stores a new position; without it nodes cannot be moved. The tree shows the move once `nodes` change. */
  readonly onMove?: OnMove
  /** Which moves are allowed; by default only among siblings. */
  readonly mayMove?: MayMove
  /** The number of levels that are open at first: 1 opens the top level. All by default. */
  readonly openLevels?: number
  /** Is told which node the keyboard or a click moved to, in a tree that keeps the focus itself. */
  readonly onCurrent?: (id: string) => void
}

/** The state of a tree on screen: which nodes are open, which has the focus, and how they move. */
export function useTree(given: TreeOptions) {
  const { nodes, selected = null, onSelect, onMove, openLevels = Number.POSITIVE_INFINITY } = given
  const translate = useTranslate()
  const rows = useMemo(() => rowsOf(nodes), [nodes])
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const [levels, setLevels] = useState(openLevels)
  if (levels !== openLevels) {
    setLevels(openLevels)
    setToggled(new Set())
  }
  const [current, setCurrent] = useState<string | null>(selected)
  const [told, setTold] = useState('')
  const box = useId()
  const opensFirst = ({ level }: TreeRow) => level <= openLevels
  const isOpen = (row: TreeRow) => toggled.has(row.node.id) !== opensFirst(row)
  const isShown = ({ parent }: TreeRow): boolean => {
    const above = parent === null ? undefined : rows.get(parent)
    return above === undefined || (isOpen(above) && isShown(above))
  }
  const shown = [...rows.values()].filter(isShown)
  const active = shown.find(({ node }) => node.id === current) ?? shown[0]
  const mayMove: MayMove = (id, where, target) =>
    onMove !== undefined &&
    rows.has(id) &&
    rows.has(target) &&
    !isWithinItself(id, target, rows) &&
    (given.mayMove ?? amongSiblings(rows))(id, where, target)

  const toggle = (id: string): void =>
    setToggled((known) =>
      known.has(id) ? new Set([...known].filter((one) => one !== id)) : new Set([...known, id]),
    )
  const move = (id: string, where: DropPlace, target: string): void => {
    if (!mayMove(id, where, target)) return
    setCurrent(id)
    const [name, beside] = [rows.get(id)?.node.label, rows.get(target)?.node.label]
    const into = where === 'into' ? rows.get(target) : undefined
    onceMade(onMove?.(id, where, target), () => {
      setTold(translate(`atrium.tree.moved.${where}`, { name, target: beside }))
      // Otherwise the moved node would not be visible.
      if (into && !isOpen(into)) toggle(target)
    })
  }
  const stepOf = (step: Step) => {
    if (!active) return undefined
    const { id } = active.node
    const to = moveOf(step, active)
    return to && mayMove(id, to.where, to.target) ? () => move(id, to.where, to.target) : undefined
  }
  const setOpen = (row: TreeRow, opens: boolean): void => {
    if (row.children.length === 0 || isOpen(row) === opens) return
    toggle(row.node.id)
  }
  const setAll = (opens: boolean): void => {
    const wrong = [...rows.values()].filter((row) => row.children.length > 0 && opensFirst(row) !== opens)
    setToggled(new Set(wrong.map(({ node }) => node.id)))
  }
  const focus = (id: string): void => {
    setCurrent(id)
    given.onCurrent?.(id)
    rowIn(box, id)?.focus()
  }
  const twist = (row: TreeRow): void => {
    focus(row.node.id)
    setOpen(row, !isOpen(row))
  }
  const choose = (row: TreeRow): void => {
    focus(row.node.id)
    if (onSelect) onSelect(row.node.id)
    else setOpen(row, !isOpen(row))
  }
  const onKeyDown = useTreeKeys({ shown, active, focus, setOpen, isOpen, onSelect, stepOf })
  return {
    rows,
    shown,
    active,
    selected,
    told,
    box,
    isOpen,
    setOpen,
    setAll,
    setCurrent,
    focus,
    twist,
    choose,
    move,
    mayMove,
    stepOf,
    onKeyDown,
  }
}

/** The result of `useTree`. */
export type TreeState = ReturnType<typeof useTree>

const amongSiblings =
  (rows: ReadonlyMap<string, TreeRow>): MayMove =>
  (id, where, target) =>
    where !== 'into' && rows.get(id)?.parent === rows.get(target)?.parent

const rowIn = (box: string, id: string): HTMLElement | null =>
  document.getElementById(box)?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`) ?? null
