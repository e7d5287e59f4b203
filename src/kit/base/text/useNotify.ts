import { useContext, useMemo } from 'react'
import { useNotify as useRawNotify } from 'react-admin'
import { MountContext, mountedName } from './mounted.ts'

/** As react-admin's, with the texts of the area that runs here: what says it is shown outside of the area's screens. */
export function useNotify(): ReturnType<typeof useRawNotify> {
  const notify = useRawNotify()
  const here = useContext(MountContext)
  return useMemo(
    () =>
      here
        ? (message, options) =>
            notify(typeof message === 'string' ? mountedName(message, here) : message, options)
        : notify,
    [notify, here],
  )
}
