import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { ReferenceLabel } from './ReferenceLabel.tsx'

/** The name of the person who did something; null means a job or somebody who was not signed in. */
export function PersonLabel({ id }: { readonly id: string | null }) {
  const translate = useTranslate()
  return id === null ? translate('atrium.history.nobody') : <ReferenceLabel to="user" id={id} />
}
