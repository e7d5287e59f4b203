import type { Explanation } from '#contract/explanation.ts'
import type { Locale } from '#contract/localText.ts'
import { performanceFigures, type PerformanceFigureName } from '#contract/PS/performanceFigures.ts'
import { performanceFormulas } from '#contract/PS/performanceFormulas.ts'

type NamedFigure = Explanation['result']

interface Explained {
  readonly figure: PerformanceFigureName
  /** The figures of the row; null if there is none. */
  readonly row: Partial<Readonly<Record<PerformanceFigureName, number | null>>> | null
  readonly currency: string
  readonly locale: Locale
  readonly notes: readonly string[]
}

/** A figure of a row with its formula and what it was computed from. */
export function explained({ figure, row, currency, locale, notes }: Explained): Explanation {
  const named = (name: PerformanceFigureName): NamedFigure => {
    const { name: label, unit } = performanceFigures[name]
    return {
      figure: name,
      label: label[locale],
      value: row?.[name] ?? null,
      unit: unit === 'money' ? { currency } : unit,
    }
  }
  const { formula, inputs } = performanceFormulas[figure]
  return { result: named(figure), formula: formula[locale], inputs: inputs.map(named), notes: [...notes] }
}
