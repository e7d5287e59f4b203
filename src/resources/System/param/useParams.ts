import { useLocaleState } from 'react-admin'
import type { RecordOf } from '#contract/resource.ts'
import { listCall } from '#contract/resourceCalls.ts'
import { param } from '#contract/System/param.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'

/** A parameter, or its value at one site. */
export type Param = RecordOf<typeof param>

/** A parameter with the values of single sites. */
export interface ParamEntry extends Param {
  readonly name: string
  readonly sites: readonly Param[]
}

/** All parameters by name, in the order of the catalogue, and what changes while one looks. */
export function useParams() {
  const { data, ...rest } = useCall(listCall(param), { query: { range: 'ALL' } }, { refreshOn: [param] })
  return { ...rest, entries: data && entriesOf(data.list) }
}

const nameOf = ({ group, key }: Param): string => `${group}.${key}`

function entriesOf(list: readonly Param[]): ParamEntry[] {
  const bySite = Map.groupBy(
    list.filter(({ site }) => site !== null),
    nameOf,
  )
  return list
    .filter(({ site }) => site === null)
    .map((one) => ({ ...one, name: nameOf(one), sites: bySite.get(nameOf(one)) ?? [] }))
}

/** Whether an operator set another value than the area declares. */
export const isChanged = ({ value, initial }: Param): boolean =>
  initial !== null && JSON.stringify(value) !== JSON.stringify(initial)

/** What a parameter does, in the user's language; its name if nobody says. */
export function useDescription(): (param: Param) => string {
  const [locale] = useLocaleState()
  return (one) => {
    const { description, description_tc, description_en } = one
    const own = locale === 'zh_TW' ? description_tc : locale === 'en_US' ? description_en : description
    return own ?? description ?? nameOf(one)
  }
}
