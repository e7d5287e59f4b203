import { useGetOne, useResourceContext } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { role } from '#contract/System/role.ts'
import { CreatePage } from '#src/kit/page/record/CreatePage.tsx'
import type { FormParts } from '#src/kit/form/FieldGroup.ts'
import { FieldInputs } from '#src/kit/form/FieldInputs.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { PermissionsInput } from './PermissionsInput.tsx'

const looks = { permissions: { input: PermissionsInput } }

/** The page that creates a role, from scratch or with the rights of another: `?from=<id>`. */
export const roleCreate = (form: FormParts<typeof role>) =>
  function RoleCreate() {
    const resource = useResourceContext() ?? ''
    const from = useSearchParams()[0].get('from')
    const { data, isPending } = useGetOne(resource, { id: from ?? '' }, { enabled: from !== null, ...quiet })
    if (from !== null && isPending) return <RecordSkeleton />
    return (
      <CreatePage
        {...(data ? { defaults: Object.fromEntries(copied.map((name) => [name, data[name]])) } : {})}
      >
        <FieldInputs<typeof role> form={form} looks={looks} />
      </CreatePage>
    )
  }

/** What a copy has of the other role; its names and code are its own. */
const copied = [
  'type',
  'permissions',
  'department_required',
  'requires_second_factor',
  'data_scope',
] as const satisfies readonly (keyof typeof role.fields)[]

const quiet = { onError: () => undefined }
