import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import type { MayMove, DropPlace } from './moves.ts'

interface DragOptions {
  readonly id: string
  readonly mayMove: MayMove
  readonly onMove: (id: string, where: DropPlace, target: string) => void
}

/**
 * Makes a row of a tree draggable, and a drop target; `data-drop` on it says where the node would go, or `none`. Returns
 * a function that stops it.
 */
export function dragRow(element: HTMLElement, { id, mayMove, onMove }: DragOptions): () => void {
  const whereOf = (dragged: unknown, y: number): DropPlace | undefined =>
    typeof dragged === 'string' && dragged !== id
      ? placesAt(y, element.getBoundingClientRect()).find((where) => mayMove(dragged, where, id))
      : undefined
  const show = (where: DropPlace | 'none' | undefined): void => {
    if (where === undefined) delete element.dataset['drop']
    else element.dataset['drop'] = where
  }
  return combine(
    draggable({ element, getInitialData: () => ({ [mark]: id }) }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => mark in source.data,
      onDrag: ({ source, location }) => {
        const where = whereOf(source.data[mark], location.current.input.clientY)
        show(where ?? (source.data[mark] === id ? undefined : 'none'))
      },
      onDragLeave: () => show(undefined),
      onDrop: ({ source, location }) => {
        show(undefined)
        const dragged = source.data[mark]
        const where = whereOf(dragged, location.current.input.clientY)
        if (typeof dragged === 'string' && where) onMove(dragged, where, id)
      },
    }),
  )
}

/** Marks the data of dragged nodes; nothing else that is dragged in the page has it. */
const mark = 'atrium.tree.node'

/**
 * The meaning of a position on a row, the closest first: its edges mean next to it, its middle means into it.
 */
function placesAt(y: number, { top, height }: DOMRect): readonly DropPlace[] {
  const part = (y - top) / height
  if (part < 0.3) return ['before', 'into']
  if (part > 0.7) return ['after', 'into']
  return part < 0.5 ? ['into', 'before', 'after'] : ['into', 'after', 'before']
}
