import { Tooltip } from '@mui/material'
import {
  cloneElement,
  useId,
  useState,
  type DOMAttributes,
  type ReactElement,
  type SyntheticEvent,
} from 'react'
import { useTimeout } from '#src/kit/base/clock/useTimeout.ts'

interface LaterTooltipProps {
  title: string
  /** Whether it describes the element, which has a name of its own; otherwise it repeats the name. */
  describes: boolean
  /** An element of HTML, or a component that passes these props on to one. */
  children: ReactElement<DOMAttributes<Element> & { title?: string | undefined }>
}

/**
 * MUI's Tooltip, which is not rendered until somebody points at the element or reaches it with the keyboard. One that is
 * there from the start renders its element twice, before the page is painted.
 */
export function LaterTooltip({ title, describes, children }: LaterTooltipProps) {
  const id = useId()
  const [element, setElement] = useState<Element | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [next, setNext] = useState(closed)
  useTimeout(({ isShown }) => setOpen(isShown), next === closed ? null : next.delay, next)

  const turn = (isShown: boolean, delay = 0) => setNext({ isShown, delay })
  const show = ({ currentTarget }: SyntheticEvent, delay?: number) => {
    setElement(currentTarget)
    turn(true, delay)
  }
  const described = isOpen ? { 'aria-describedby': id } : { title }
  return (
    <>
      {cloneElement(children, {
        onPointerEnter: (event) => show(event, event.pointerType === 'touch' ? held : pointed),
        onPointerLeave: () => turn(false, left),
        onFocus: (event) => {
          if (event.currentTarget.matches(':focus-visible')) show(event)
        },
        onBlur: () => turn(false),
        ...(describes ? described : {}),
      })}
      {element && (
        <Tooltip
          id={id}
          title={title}
          open={isOpen}
          onClose={() => turn(false)}
          slotProps={{
            popper: {
              anchorEl: element,
              // It can be read with the pointer on it.
              onPointerEnter: () => turn(true),
              onPointerLeave: () => turn(false, left),
            },
          }}
        >
          <span hidden />
        </Tooltip>
      )}
    </>
  )
}

const closed = { isShown: false, delay: 0 }

/** Milliseconds until it opens: as long as MUI's. */
const pointed = 100
const held = 700

/** Milliseconds until it closes, in which the pointer may move to the tooltip. */
const left = 100
