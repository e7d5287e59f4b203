import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { Step } from './moves.ts'
import type { TreeRow } from './TreeNode.ts'

interface TreeKeys {
  readonly shown: readonly TreeRow[]
  readonly active: TreeRow | undefined
  readonly focus: (id: string) => void
  readonly isOpen: (row: TreeRow) => boolean
  readonly setOpen: (row: TreeRow, opens: boolean) => void
  readonly onSelect: ((id: string) => void) | undefined
  readonly stepOf: (step: Step) => (() => void) | undefined
}

/**
 * The keyboard of a tree as WAI-ARIA describes it: arrows, Home and End, Enter and space, letters; Alt with
 * arrows moves the node itself.
 */
export function useTreeKeys(tree: TreeKeys) {
  const typed = useRef({ text: '', at: 0 })
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { active } = tree
    // A button or link in a row handles its own keys.
    if (!active || !(event.target instanceof Element) || !event.target.matches('[data-node]')) return
    if (event.ctrlKey || event.metaKey) return
    const step = steps[event.key]
    if (event.altKey) {
      if (step === undefined) return
      event.preventDefault()
      tree.stepOf(step)?.()
      return
    }
    const act = actOf(event.key, active, tree)
    if (act) {
      event.preventDefault()
      act()
    } else if (event.key.length === 1 && event.key !== ' ') {
      const now = event.timeStamp
      const text = (now - typed.current.at < 700 ? typed.current.text : '') + event.key.toLowerCase()
      typed.current = { text, at: now }
      const found = startingWith(text, active, tree.shown)
      if (found) tree.focus(found.node.id)
    }
  }
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'into',
}

function actOf(key: string, active: TreeRow, tree: TreeKeys): (() => void) | undefined {
  const { shown, focus, setOpen, isOpen, onSelect } = tree
  const at = shown.indexOf(active)
  const go = (row: TreeRow | undefined) => () => row && focus(row.node.id)
  const hasOpen = active.children.length > 0 && isOpen(active)
  switch (key) {
    case 'ArrowDown':
      return go(shown[at + 1])
    case 'ArrowUp':
      return go(shown[at - 1])
    case 'Home':
      return go(shown[0])
    case 'End':
      return go(shown.at(-1))
    case 'ArrowRight':
      return hasOpen ? go(shown[at + 1]) : () => setOpen(active, true)
    case 'ArrowLeft':
      return hasOpen ? () => setOpen(active, false) : go(shown.find(({ node }) => node.id === active.parent))
    case 'Enter':
    case ' ':
      return () => (onSelect ? onSelect(active.node.id) : setOpen(active, !isOpen(active)))
    default:
      return undefined
  }
}

/** The next row after the active row, starting over at the end, whose label begins with the text. */
function startingWith(text: string, active: TreeRow, shown: readonly TreeRow[]): TreeRow | undefined {
  const at = shown.indexOf(active) + (text.length === 1 ? 1 : 0)
  return [...shown.slice(at), ...shown.slice(0, at)].find(({ node }) =>
    node.label.toLowerCase().startsWith(text),
  )
}
