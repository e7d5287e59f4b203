import Badge from '@mui/icons-material/BadgeOutlined'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { z } from 'zod'
import { choice, refs } from '#contract/fields.ts'
import { roleModes } from '#contract/System/user.ts'
import { FormDialog } from '#src/kit/form/FormDialog.tsx'
import { BulkButton } from '#src/kit/table/selection/BulkButton.tsx'
import { useSelection } from '#src/kit/table/selection/selection.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import type { RoleChange } from './RoleEffect.tsx'

/** Fetched once roles are chosen. */
const RoleEffect = lazy(async () => ({ default: (await import('./RoleEffect.tsx')).RoleEffect }))

const fields = { mode: choice(roleModes, { required: true }), roles: refs('role') }
const given = z.object({ mode: z.enum(roleModes), roles: z.array(z.string()).min(1) })

/** Changes the roles of the selected people: first which, then a look at what everybody gains and loses. */
export function ChangeRoles() {
  const translate = useTranslate()
  const may = useCan('system.user.change_role')
  const { ids } = useSelection()
  const [step, setStep] = useState<'choose' | RoleChange | null>(null)
  const user_ids = (ids ?? []).map(String)
  if (!may) return null
  return (
    <>
      <BulkButton label="System.user.roles.action" icon={<Badge />} onClick={() => setStep('choose')} />
      {step === 'choose' && (
        <FormDialog
          title={translate('System.user.roles.title', { smart_count: user_ids.length })}
          confirm={translate('System.user.roles.next')}
          fields={fields}
          texts="System.user.roles"
          values={{ mode: 'add', roles: [] }}
          onConfirm={(values) => {
            const { data } = given.safeParse(values)
            if (!data) return { roles: 'ra.validation.required' }
            setStep({ user_ids, role_ids: data.roles, mode: data.mode })
            return undefined
          }}
          onClose={() => setStep(null)}
        />
      )}
      {step !== null && step !== 'choose' && (
        <Suspense>
          <RoleEffect change={step} onClose={() => setStep(null)} />
        </Suspense>
      )}
    </>
  )
}
