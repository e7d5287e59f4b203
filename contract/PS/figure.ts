import type { Rule } from '#contract/access.ts'
import { text, type LocalText } from '#contract/localText.ts'

/**
 * How a figure comes about. `inputs` are the figures that explain it, in the order of its sentence. `given`: from what people
 * reported, billed or agreed; over several rows it is added up. `own`: neither a sum nor made from other figures, such as a rank.
 * The others are calculated from their inputs, in a row and over several rows alike: sums first, and then the ratio of the sums.
 */
type Formula<N extends string = string> =
  | { readonly kind: 'given' | 'own'; readonly inputs: readonly N[]; readonly sentence: LocalText }
  | { readonly kind: 'sum'; readonly inputs: readonly N[]; readonly needed: readonly N[] }
  | { readonly kind: 'ratio' | 'change'; readonly inputs: readonly [N, N] }
  | { readonly kind: 'perArea'; readonly inputs: readonly [N, N]; readonly isDaily: boolean }

/** A calculated figure: everything that the console and the server have to know about it. */
export interface Figure<N extends string = string> {
  readonly name: LocalText
  /** The term for it in sentences, if that is not its name. */
  readonly term?: LocalText
  readonly unit: 'money' | 'count' | 'area' | 'ratio'
  readonly from: Formula<N>
  /** Who may see it; by default everybody who sees the row. */
  readonly private?: Rule
  /** It is unknown if too little was reported. */
  readonly needsCoverage?: true
  /** It has no column: it is calculated from its inputs whenever it is read. */
  readonly isVirtual?: true
}

/** Declares the figures of an area. A formula can only name figures that are among them. */
export const defineFigures = <const F extends { readonly [K in keyof F]: Figure<keyof F & string> }>(
  figures: F,
): F => figures

/** What was reported, billed or agreed. */
export const given = <const I extends readonly string[]>(sentence: LocalText, ...inputs: I) =>
  ({ kind: 'given', sentence, inputs }) as const

/** What only the area can calculate. */
export const own = <const I extends readonly string[]>(sentence: LocalText, ...inputs: I) =>
  ({ kind: 'own', sentence, inputs }) as const

/** A sum. It is unknown if none of the needed figures is known; any other unknown figure counts as 0. */
export const sum = <const N extends string>(needed: readonly N[], more: readonly N[] = []) =>
  ({ kind: 'sum', needed, inputs: [...needed, ...more] }) as const

/** A ratio. Over several rows it is the ratio of two sums, which include only the rows that have both figures. */
export const ratio = <const A extends string, const B extends string>(top: A, below: B) =>
  ({ kind: 'ratio', inputs: [top, below] }) as const

/** By how much a figure differs from an earlier one. */
export const change = <const A extends string, const B extends string>(now: A, before: B) =>
  ({ kind: 'change', inputs: [now, before] }) as const

/** An amount per square metre. Over several rows the whole area counts, even that of rows without an amount. */
export const perArea = <const A extends string, const B extends string>(amount: A, area: B) =>
  ({ kind: 'perArea', inputs: [amount, area], isDaily: false }) as const

/** An amount per square metre and day, over several rows like the amount per square metre. */
export const perAreaAndDay = <const A extends string, const B extends string>(amount: A, area: B) =>
  ({ kind: 'perArea', inputs: [amount, area], isDaily: true }) as const

/** Whether a figure is calculated from its inputs. */
export const isDerived = ({ from: { kind } }: Figure): boolean => kind !== 'given' && kind !== 'own'

/** Whether amounts of it can be added up. */
export const isSummed = ({ from: { kind }, unit }: Figure): boolean =>
  unit === 'money' && (kind === 'given' || kind === 'sum')

/** The decimal places that a figure has. */
export const placesOf = ({ unit, from }: Figure): number =>
  unit === 'ratio' || (from.kind === 'perArea' && from.isDaily) ? 6 : 2

/** A formula in a sentence, put together from the names of its inputs: `Occupancy cost / sales`. */
export function sentenceOf<N extends string>(
  formula: Formula<N>,
  figures: Readonly<Record<N, Figure>>,
): LocalText {
  if (formula.kind === 'given' || formula.kind === 'own') return formula.sentence
  const terms = formula.inputs.map((name) => figures[name].term ?? figures[name].name)
  const english = terms.map(({ en_US }, at) =>
    at === 0 ? en_US : en_US.charAt(0).toLowerCase() + en_US.slice(1),
  )
  const [chinese, sign] = formula.kind === 'sum' ? [' + ', ' + '] : [' ÷ ', ' / ']
  const end =
    formula.kind === 'change' ? minusOne : formula.kind === 'perArea' && formula.isDaily ? perDay : nothing
  return text(
    terms.map(({ zh_CN }) => zh_CN).join(chinese) + end.zh_CN,
    terms.map(({ zh_TW }) => zh_TW).join(chinese) + end.zh_TW,
    english.join(sign) + end.en_US,
  )
}

const nothing = text('', '', '')
const minusOne = text(' − 1', ' − 1', ' − 1')
const perDay = text(' ÷ 天数', ' ÷ 日數', ' / days')
