import { useTranslate } from 'react-admin'
import { PersonLabel } from '#src/kit/value/field/PersonLabel.tsx'

/** Who signed in; a name that belongs to nobody is not known. */
export function SignInPerson({ id }: { readonly id: string | null }) {
  const translate = useTranslate()
  return id === null ? translate('System.signIn.nobody') : <PersonLabel id={id} />
}
