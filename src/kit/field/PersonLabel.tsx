import { useTranslate } from 'react-admin'
import { ReferenceLabel } from './ReferenceLabel.tsx'

/** Who did something, by name; null is nobody who had signed in, or a job. */
export function PersonLabel({ id }: { readonly id: string | null }) {
  const translate = useTranslate()
  return id === null ? translate('atrium.history.nobody') : <ReferenceLabel to="user" id={id} />
}
