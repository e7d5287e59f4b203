import Close from '@mui/icons-material/CloseFullscreenOutlined'
import Tune from '@mui/icons-material/TuneOutlined'
import Wall from '@mui/icons-material/TvOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { dayOf, formatDate } from '#src/kit/value/field/formatDate.ts'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { useIsPhone } from '#src/kit/base/device/useIsPhone.ts'
import { CardGrid, type CardGridProps } from './CardGrid.tsx'
import styles from './CardGrid.module.css'
import { useWall } from './useWall.ts'

interface CardPageProps<Props extends object> extends Omit<CardGridProps<Props>, 'isArranging'> {
  /** The key of the title's message. */
  readonly title: string
}

/** A page of cards that areas contribute, which the user arranges, and which can be shown on a wall. */
export function CardPage<Props extends object>({ title, ...grid }: CardPageProps<Props>) {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const [isArranging, setArranging] = useState(false)
  const wall = useWall()
  const updated = formatDate(wall.refreshedAt, 'HH:mm')
  return (
    <PlainPage
      title={title}
      actions={
        wall.isOn ? (
          <>
            <span className={styles['updated']}>{translate('atrium.cards.updated', { time: updated })}</span>
            <Button startIcon={<Close />} onClick={wall.leave}>
              {translate('atrium.cards.leave_wall')}
            </Button>
          </>
        ) : (
          <>
            <Button
              startIcon={<Tune />}
              aria-pressed={isArranging}
              onClick={() => setArranging(!isArranging)}
            >
              {translate(isArranging ? 'atrium.cards.done' : 'atrium.cards.arrange')}
            </Button>
            {!isPhone && (
              <Button startIcon={<Wall />} onClick={wall.enter}>
                {translate('atrium.cards.wall')}
              </Button>
            )}
          </>
        )
      }
    >
      {/* On the next day the cards are mounted again, because some request the figures of a day. */}
      <CardGrid key={dayOf(wall.refreshedAt)} {...grid} isArranging={isArranging && !wall.isOn} />
    </PlainPage>
  )
}
