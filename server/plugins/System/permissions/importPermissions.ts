import { ApiError } from '#contract/reply.ts'
import { importSystemPermis, mostPermissions, permission } from '#contract/System/permissionList.ts'
import { role } from '#contract/System/role.ts'
import { amend } from '#server/engine/amend.ts'
import { insert } from '#server/engine/create.ts'
import { transact } from '#server/engine/transact.ts'
import { uploadRoute } from '#server/http/handler.ts'
import { roleHooks } from '#server/plugins/System/roles/roleHooks.ts'
import { uploadedRows } from '#server/services/imports/uploadedRows.ts'
import { planPermissions } from './plan.ts'
import { readPermissions } from './readPermissions.ts'

/** Brings permissions and their roles from a file, or says what the file would change. All or nothing. */
export const importPermissionsRoute = uploadRoute(importSystemPermis, async ({ body, context }, upload) => {
  const { mode, ...reading } = body
  const uploaded = readPermissions(
    await uploadedRows(upload, { ...reading, person: context().who.id, most: mostPermissions }),
  )
  return {
    data: await transact(context(), async (inside) => {
      const { added, renamed, granted, outcome } = await planPermissions(inside, uploaded, mode)
      await roleHooks.guard?.(
        inside,
        granted.map(({ record, values }) => ({ before: record, after: { ...record, ...values } })),
      )
      if (mode === 'preview') return outcome
      if (outcome.errors.length > 0) throw new ApiError('import.rows', { errors: outcome.errors })
      for (const one of added) await insert(permission, inside, one)
      await amend(permission, inside, renamed)
      await amend(role, inside, granted)
      return outcome
    }),
  }
})
