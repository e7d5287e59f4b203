import Tune from '@mui/icons-material/TuneOutlined'
import { Button } from '@mui/material'
import { useState, type DragEvent } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { SlotPart, useSlotExtensions } from '#src/kit/page/part/SlotExtensions.tsx'
import type { Slot } from '#src/kit/base/plugin/slot.ts'
import { SkeletonBar } from '#src/kit/value/state/Skeletons.tsx'
import { State } from '#src/kit/value/state/State.tsx'
import { usePluginTexts } from '#src/kit/base/registry/usePluginTexts.ts'
import styles from './CardGrid.module.css'
import { CardTools } from './CardTools.tsx'
import { useArrangement } from './useArrangement.ts'

export interface CardGridProps<Props extends object> {
  /** The slot that areas add cards to. Each needs a `label`, and may have a `size`. */
  readonly slot: Slot<Props>
  /** Passed to each card. */
  readonly props: Props
  /** The name under which the user's arrangement is kept: `dashboard/home`. */
  readonly name: string
  /** Whether the user is arranging the cards. */
  readonly isArranging: boolean
}

/**
 * Cards that areas contribute, as the user arranges them: moved by mouse or keyboard, made wider, hidden and
 * shown again. The arrangement is kept with the user's preferences. Every card is loaded separately, has its
 * own permission, and fails without affecting the others.
 */
export function CardGrid<Props extends object>({ slot, props, name, isArranging }: CardGridProps<Props>) {
  const translate = useTranslate()
  const extensions = useSlotExtensions(slot)
  const byId = new Map(extensions.map((one) => [`${one.plugin.id}.${one.id}`, one]))
  const cards = [...byId].map(([id, { size = 1 }]) => ({ id, size }))
  const arrangement = useArrangement(name, cards)
  const [dragged, setDragged] = useState<string | null>(null)
  const hasTexts = usePluginTexts(isArranging ? extensions.map(({ plugin }) => plugin.id) : [])
  const nameOf = (id: string) => translate(byId.get(id)?.label ?? id, { _: id })
  const { shown, hidden } = arrangement

  const target = (id: string) => ({
    onDragOver: (event: DragEvent) => dragged !== null && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (dragged !== null) arrangement.place(dragged, id)
      setDragged(null)
    },
  })

  return (
    <>
      <div className={styles['bar']}>
        {isArranging && hidden.length > 0 && (
          <ul className={styles['hidden']} aria-label={translate('atrium.cards.hidden')}>
            {hidden.map(({ id }) => (
              <li key={id}>
                <Button size="small" variant="outlined" onClick={() => arrangement.show(id)}>
                  {translate('atrium.cards.show', { name: nameOf(id) })}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {isArranging && arrangement.isChanged && (
          <Button size="small" onClick={arrangement.reset}>
            {translate('atrium.cards.reset')}
          </Button>
        )}
      </div>
      {shown.length === 0 && <State title={translate('atrium.cards.none')} icon={Tune} />}
      <ul className={styles['grid']} data-arranging={isArranging || undefined}>
        {shown.map(({ id, size }) => {
          const extension = byId.get(id)
          return (
            extension && (
              <li
                key={id}
                className={styles['cell']}
                data-size={size}
                data-dragged={dragged === id || undefined}
                {...(isArranging ? target(id) : {})}
              >
                {isArranging && hasTexts && (
                  <CardTools
                    name={nameOf(id)}
                    size={size}
                    onMove={(by) => arrangement.move(id, by)}
                    onHide={() => arrangement.hide(id)}
                    onResize={(next) => arrangement.resize(id, next)}
                    onDrag={(isDragged) => setDragged(isDragged ? id : null)}
                  />
                )}
                <SlotPart extension={extension} props={props} fallback={<Loading />} />
              </li>
            )
          )
        })}
      </ul>
    </>
  )
}

const Loading = () => (
  <div className={styles['loading']}>
    <SkeletonBar width="50%" />
    <SkeletonBar width="80%" />
  </div>
)
