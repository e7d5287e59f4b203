import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { TourTemplateItem } from '#contract/RM/tourTemplate.ts'

interface PointLineProps {
  readonly point: TourTemplateItem
  readonly name: string
}

/** A point with what it asks for. */
export function PointLine({ point, name }: PointLineProps) {
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
          translate(`RM.tourTemplate.point.choices.category.${point.category}`),
          ...asks.map((ask) => translate(`RM.tourTemplate.asks.${ask}`)),
        ].join(' · ')}
      </small>
    </span>
  )
}
