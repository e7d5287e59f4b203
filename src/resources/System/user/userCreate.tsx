import { useState } from 'react'
import { useRedirect, useResourceContext, type RaRecord } from 'react-admin'
import type { user } from '#contract/System/user.ts'
import { CreatePage } from '#src/kit/page/record/CreatePage.tsx'
import type { FormParts } from '#src/kit/form/FieldGroup.ts'
import { FieldInputs } from '#src/kit/form/FieldInputs.tsx'
import { FirstPassword } from './FirstPassword.tsx'

/** The page that creates a user. It shows the first password before it leads to the new record. */
export const userCreate = (form: FormParts<typeof user>) =>
  function UserCreate() {
    const resource = useResourceContext() ?? ''
    const redirect = useRedirect()
    const [made, setMade] = useState<RaRecord | null>(null)
    const show = ({ id }: RaRecord) => redirect('show', resource, id)
    const password: unknown = made?.['initial_password']
    return (
      <>
        <CreatePage onSaved={(record) => (record['initial_password'] ? setMade(record) : show(record))}>
          <FieldInputs form={form} />
        </CreatePage>
        {made && typeof password === 'string' && (
          <FirstPassword record={made} password={password} onClose={() => show(made)} />
        )}
      </>
    )
  }
