import { useContext } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { ResourcesContext, resourceOf } from '#src/kit/base/resource/contractOf.ts'

/** The name of an action or step of a resource. */
export function useActionName(): (noun: string, action: string) => string {
  const translate = useTranslate()
  const resources = useContext(ResourcesContext)
  return (noun, action) =>
    translate(`System.sight.action.${action}`, {
      _: translate(`resources.${resourceOf(resources, noun) ?? noun}.steps.${action}.label`, { _: action }),
    })
}
