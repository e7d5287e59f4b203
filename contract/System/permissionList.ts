import { z } from 'zod'
import { fileReading } from '#contract/fileChoices.ts'
import { call } from '#contract/call.ts'
import { seconds } from '#contract/dayFields.ts'
import { text } from '#contract/fields.ts'
import { recordSchema } from '#contract/recordSchema.ts'
import { names, resource } from '#contract/resource.ts'

/** A permission code and its name. Codes come from the console, its plugins and imports. */
export const permission = resource({
  name: 'permission',
  path: '/permissions/list',
  fields: {
    ...names,
    code: text({ required: true, max: 120 }),
    area: text({ required: true, max: 60 }),
    /** Empty where an area has none. */
    object: text({ assigned: true, max: 60 }),
    action: text({ required: true, max: 60 }),
    description: text({ max: 500 }),
    /** The time since which no area declares it. The row stays. */
    undeclared_at: seconds({ writable: 'never' }),
  },
  search: ['code', 'name', 'name_en', 'name_tc'],
  sort: { code: 1 },
  can: { view: 'system.permission.view' },
  dictionary: true,
})

const part = z.string().optional()

/** The permission catalogue. `in_use` is true if a role has the code; `roles` are those that the caller may view. */
export const permissionsList = call({
  method: 'GET',
  path: '/permissions/list',
  does: 'Lists the permission codes.',
  can: permission.can.view,
  query: z.object({ cond: part, sort: part, range: part, site: part }),
  reply: z.object({
    list: z.array(
      recordSchema(permission).and(z.object({ in_use: z.boolean(), roles: z.array(z.string()) })),
    ),
    total: z.number(),
  }),
  errors: ['cond.malformed', 'cond.field', 'range.limit'],
})

/** The maximum number of codes in a file. */
export const mostPermissions = 5000

/**
 * Codes, names and roles that get them, from a table (csv or xlsx) with the columns `code`, `name`, `name_en`,
 * `name_tc`, `area` and `roles` (codes of roles, separated by commas): first as a preview of the changes, then for
 * real. An empty cell changes nothing. Nothing is deleted, and nothing is taken from a role; nobody gives a role
 * a permission that they lack (4030).
 */
export const importSystemPermis = call({
  method: 'POST',
  path: '/import/system/permis',
  does: 'Imports permission codes, or previews what an import would change.',
  can: 'system.permission.import',
  reach: 'all',
  carries: 'upload',
  body: z.object({ mode: z.enum(['preview', 'apply']).default('preview'), ...fileReading }),
  reply: z.object({
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    /** Codes that are neither in the file nor in a role. They are kept. */
    removed_candidates: z.array(z.string()),
    errors: z.array(z.object({ row: z.int(), field: z.string(), message: z.string() })),
  }),
  errors: ['import.rows', 'file.too_large', 'file.type'],
})
export type PermissionImport = z.infer<typeof importSystemPermis.reply>
