import type { FigureName } from '#contract/PS/figures.ts'
import { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'
import { useFigures } from './useFigures.ts'

type CardProps = Parameters<typeof FigureCard>[0]

interface PerformanceCardProps extends Omit<CardProps, 'label' | 'unit'> {
  readonly figure: FigureName
  readonly currency: string | undefined
  /** What it is called here, if not by its name alone. */
  readonly labelOf?: (name: string) => string
}

/** A figure of performance on a card, for users who see it. */
export function PerformanceCard({
  figure,
  currency,
  labelOf = (name) => name,
  ...card
}: PerformanceCardProps) {
  const { label, unit, isVisible } = useFigures(currency)
  return isVisible(figure) && <FigureCard label={labelOf(label(figure))} unit={unit(figure)} {...card} />
}
