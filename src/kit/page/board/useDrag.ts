import { useEventCallback } from '@mui/material'
import { useState, type RefObject } from 'react'
import { useDragging } from '#src/kit/base/device/useDragging.ts'

const load = () => import('@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter')

/** On touch screens a long press opens the menu of a card instead. */
const hasMouse = () => globalThis.matchMedia?.('(pointer: fine)').matches ?? false

/** Marks the data of dragged cards; nothing else that is dragged in the page has it. */
const mark = 'atrium.board.card'

/** Makes a card draggable with the mouse. The code for dragging is loaded only then. */
export function useDragCard(card: RefObject<HTMLElement | null>, onStart: () => void, onEnd: () => void) {
  const start = useEventCallback(onStart)
  const end = useEventCallback(onEnd)
  useDragging(card, hasMouse(), async (element) => {
    const { draggable } = await load()
    return () =>
      draggable({
        element,
        getInitialData: () => ({ [mark]: true }),
        onDragStart: () => start(),
        onDrop: () => end(),
      })
  })
}

/** Makes a lane the target of dragged cards. Returns whether a card that may be dropped is above it. */
export function useDropLane(lane: RefObject<HTMLElement | null>, mayDrop: boolean, onDrop: () => void) {
  const [isOver, setOver] = useState(false)
  const drop = useEventCallback(() => {
    setOver(false)
    if (mayDrop) onDrop()
  })
  useDragging(lane, hasMouse(), async (element) => {
    const { dropTargetForElements } = await load()
    return () =>
      dropTargetForElements({
        element,
        canDrop: ({ source }) => mark in source.data,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: () => drop(),
      })
  })
  return isOver && mayDrop
}
