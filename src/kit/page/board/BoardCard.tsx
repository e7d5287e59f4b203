import { memo, useEffect, useRef, useState } from 'react'
import { LinkBase, RecordContextProvider, type RaRecord } from 'react-admin'
import { EventArea } from '#src/kit/base/control/EventArea.tsx'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { useRowPath } from '#src/kit/table/useRowPath.ts'
import styles from './Board.module.css'
import { useBoard } from './boardContext.ts'
import { useLongPress } from '#src/kit/base/control/useLongPress.ts'
import { MoveMenu } from './MoveMenu.tsx'
import { useDragCard } from './useDrag.ts'

interface BoardCardProps {
  readonly record: RaRecord
  /** It is being dragged, or its menu is open. */
  readonly isActive: boolean
  /** It was moved last. */
  readonly isMoved: boolean
}

/** A card of a board, which can be dragged, and its menu. */
export const BoardCard = memo(function BoardCard({ record, isActive, isMoved }: BoardCardProps) {
  const { setActive, moveAside, card } = useBoard()
  const nameOf = useLocalName()
  const path = useRowPath()(record.id)
  const name = nameOf(record)
  const element = useRef<HTMLLIElement>(null)
  const [isMenuOpen, setMenuOpen] = useState(false)
  useDragCard(
    element,
    () => setActive(record),
    () => setActive(undefined),
  )
  const press = useLongPress(() => open())
  useEffect(() => {
    // The moved card is another element in its new lane: the focus was lost, or is still in the old lane.
    const focused = document.activeElement?.closest('[data-card]')?.getAttribute('data-card')
    if (isMoved && (document.activeElement === document.body || focused === String(record.id)))
      element.current?.querySelector('a')?.focus()
  }, [isMoved, record.id])

  function open() {
    setActive(record)
    setMenuOpen(true)
  }
  function close() {
    setActive(undefined)
    setMenuOpen(false)
  }
  return (
    // Only shortcuts: a card has a link and a menu.
    <EventArea
      as="li"
      ref={element}
      className={styles['card']}
      data-card={record.id}
      data-active={isActive || undefined}
      {...press}
      onKeyDown={(event) => {
        const direction = event.altKey ? directions[event.key] : undefined
        // React also passes on the events of the menu, which is elsewhere in the document.
        if (!direction || !(event.target instanceof Node && event.currentTarget.contains(event.target)))
          return
        // Otherwise the browser would go back or forward.
        event.preventDefault()
        moveAside(record, direction)
      }}
    >
      <RecordContextProvider value={record}>
        {path === undefined ? (
          <span className={styles['name']}>{name}</span>
        ) : (
          <LinkBase className={`covers ${styles['name']}`} to={path} draggable={false}>
            {name}
          </LinkBase>
        )}
        <div className={styles['content']}>{card(record)}</div>
      </RecordContextProvider>
      <MoveMenu record={record} isOpen={isMenuOpen} anchor={element} onOpen={open} onClose={close} />
    </EventArea>
  )
})

const directions: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }
