import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { seesRents } from '#contract/leasing/seesRents.ts'
import { figures, type FigureName } from '#contract/PS/figures.ts'
import type { FigureUnit } from '#src/kit/value/field/formatFigure.ts'
import { useCan } from '#src/kit/base/person/subject.ts'

type Row = Readonly<Partial<Record<FigureName, number | null>>>

/** The figures of performance as this user sees them; amounts are in the currency. */
export function useFigures(currency = 'CNY') {
  const translate = useTranslate()
  const seesRent = useCan(seesRents)
  const label = (name: FigureName): string => translate(`PS.performance.figure.${name}`)
  const unit = (name: FigureName): FigureUnit => {
    const is = figures[name].unit
    return is === 'money' ? { currency } : is
  }
  const isVisible = (name: FigureName): boolean => seesRent || !figures[name].private
  /** A series of a chart; none if the user does not see the figure. */
  const series = (name: FigureName, rows: readonly Row[], as?: 'line') =>
    isVisible(name)
      ? [
          {
            id: name,
            label: label(name),
            unit: unit(name),
            values: rows.map((row) => row[name] ?? null),
            ...(as && { as }),
          },
        ]
      : []
  return { label, unit, isVisible, series, seesRent }
}
