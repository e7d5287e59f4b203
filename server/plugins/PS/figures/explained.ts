import type { Explanation } from '#contract/explanation.ts'
import type { Locale } from '#contract/localText.ts'
import { sentenceOf } from '#contract/PS/figure.ts'
import { figures, type FigureName } from '#contract/PS/figures.ts'
import type { Context } from '#server/engine/context.ts'
import { authorize } from '#server/engine/refuse.ts'

type NamedFigure = Explanation['result']

interface ExplanationSource {
  readonly figure: FigureName
  /** The figures of the row; null if there is none. */
  readonly row: Partial<Readonly<Record<FigureName, number | null>>> | null
  readonly currency: string
  readonly locale: Locale
  readonly notes: readonly string[]
}

/** Refuses those who may not see a figure. */
export function authorizeFigure(name: FigureName, { who }: Context): void {
  const rule = figures[name].private
  if (rule) authorize(rule, { ...who, site: null })
}

/** A figure of a row with its formula and what it was computed from. */
export function explained({ figure, row, currency, locale, notes }: ExplanationSource): Explanation {
  const named = (name: FigureName): NamedFigure => {
    const { name: label, unit } = figures[name]
    return {
      figure: name,
      label: label[locale],
      value: row?.[name] ?? null,
      unit: unit === 'money' ? { currency } : unit,
    }
  }
  const { from } = figures[figure]
  const sentence = sentenceOf(from, figures)[locale]
  return { result: named(figure), formula: sentence, inputs: from.inputs.map(named), notes: [...notes] }
}
