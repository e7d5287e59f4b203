import { intParam, publicParam, textParam, type ParamValues } from '#contract/paramDefinition.ts'

/** Brands and their approval, companies, contacts, stores and floors, dictionaries. */
export const params = {
  /** The number of people who have to approve a change of a brand. */
  'brand.audit_levels': intParam(1, 1, 2),
  'brand.mobile_app_url': publicParam(textParam('', 'website_or_none')),
} as const

declare module '#contract/paramDefinition.ts' {
  interface PluginParams extends ParamValues<typeof params> {}
}
