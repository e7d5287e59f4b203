import type { Fields } from '#contract/resource.ts'
import { fieldOf, type Parameter } from '#contract/reports/parameter.ts'
import type { Words } from '#src/kit/value/field/useWords.ts'

/** The values of parameters, as the server takes them. */
export type ParameterValues = Readonly<Record<string, string | number | boolean>>

/** The fields that the inputs of a report are drawn from. */
export const fieldsOf = (takes: readonly Parameter[]): Fields =>
  Object.fromEntries(takes.map((parameter) => [parameter.name, fieldOf(parameter)]))

/** What their inputs are called, in the user's language. */
export function textsOf(
  takes: readonly Parameter[],
  local: (text: Parameter['label']) => string,
  yesNo: Words['yesNo'],
): Words {
  const named = (source: string) => takes.find(({ name }) => name === source)
  return {
    label: (source) => {
      const label = named(source)?.label
      return label ? local(label) : source
    },
    choice: (source, value) => {
      const label = named(source)?.choices?.find((choice) => choice.value === value)?.label
      return label ? local(label) : String(value)
    },
    help: (source) => {
      const help = named(source)?.help
      return help ? local(help) : ''
    },
    yesNo,
  }
}

/** The values of the address, completed by those that a parameter has if it is left out. */
export function valuesIn(takes: readonly Parameter[], text: (name: string) => string): ParameterValues {
  const entries = takes.flatMap(({ name, kind, initial }): [string, string | number | boolean][] => {
    const given = text(name)
    if (given !== '') return [[name, typed(kind, given)]]
    return typeof initial === 'string' || typeof initial === 'number' ? [[name, initial]] : []
  })
  return Object.fromEntries(entries.filter(([, value]) => !Number.isNaN(value)))
}

const typed = (kind: string, given: string): string | number | boolean =>
  kind === 'integer' || kind === 'decimal' ? Number(given) : kind === 'flag' ? given === 'true' : given

/** The days of a period are only asked of somebody who wants a period of their own. */
export const isShown = (source: string, values: Readonly<Record<string, unknown>>): boolean =>
  (source !== 'from' && source !== 'to') || values['period'] === undefined || values['period'] === 'own'

/** What was filled in, for the address; what was left empty is taken out of it. */
export const inAddress = (
  takes: readonly Parameter[],
  values: Readonly<Record<string, unknown>>,
): Record<string, string> =>
  Object.fromEntries(
    takes.map(({ name }) => [
      name,
      values[name] === undefined || !isShown(name, values) ? '' : String(values[name]),
    ]),
  )
