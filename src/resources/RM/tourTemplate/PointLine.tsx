import { useTranslate } from 'react-admin'
import type { TourTemplateItem } from '#contract/RM/tourTemplate.ts'

interface PointLineProps {
  readonly point: TourTemplateItem
  readonly name: string
  readonly texts: string
}

/** A point with what it asks for. */
export function PointLine({ point, name, texts }: PointLineProps) {
  const translate = useTranslate()
  const isLimited = point.category_ids.length > 0 || point.floor_ids.length > 0
  const asks = [
    ...(['needs_photo', 'needs_remark'] as const).filter((ask) => point[ask]),
    ...(isLimited ? ['limited'] : []),
  ]
  return (
    <span className="stack grow gap-2">
      <span>{name}</span>
      <small className="muted small">
        {[
          point.code,
          translate(`${texts}.point.choices.category.${point.category}`),
          ...asks.map((ask) => translate(`${texts}.asks.${ask}`)),
        ].join(' · ')}
      </small>
    </span>
  )
}
