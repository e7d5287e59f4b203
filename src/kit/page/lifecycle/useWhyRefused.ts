import { useResourceContext, useTranslateLabel } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { isRecord } from '#contract/isRecord.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { detailsIn, messageFor } from '#src/kit/form/input/problemOf.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'

/**
 * Returns what the server found wrong with the record when it refused a step, a sentence for each field: nobody can see it in
 * the step's dialog, which has other fields. Empty if it named none.
 */
export function useWhyRefused(): (error: unknown) => string {
  const { fields } = useContract()
  const resource = useResourceContext()
  const translate = useTranslate()
  const label = useTranslateLabel()
  return (error) => {
    const { fields: named, ...more } = failureOf(error).data
    return Object.entries(isRecord(named) ? named : {})
      .filter(([source]) => fields[source] !== undefined)
      .map(([source, key]) => {
        const { message, args } = messageFor(fields[source], String(key))
        return `${String(label({ source, ...(resource === undefined ? {} : { resource }) }))}: ${translate(message, { ...detailsIn(more), ...args, _: String(key) })}`
      })
      .join(' · ')
  }
}
