import { useCallback } from 'react'
import { useResourceContext, type RaRecord } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useLocalName } from './useLocalName.ts'

/**
 * Returns a function for the heading of a record of the current resource: its name, or what kind of record it is if only a
 * generated id tells it from others, which nobody knows.
 */
export function useRecordHeading(): (record: RaRecord) => string {
  const resource = useResourceContext() ?? ''
  const translate = useTranslate()
  const nameOf = useLocalName()
  return useCallback(
    (record) => {
      const name = nameOf(record)
      return name === String(record.id) && generated.test(name)
        ? translate(`resources.${resource}.name`, { smart_count: 1, _: name })
        : name
    },
    [nameOf, resource, translate],
  )
}

/** An id as the server makes them, now and before. */
const generated = /^(?:[0-9a-z]{20}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
