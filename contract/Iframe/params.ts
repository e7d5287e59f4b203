import { publicParam, textsParam, type ParamValues } from '#contract/paramDefinition.ts'

/** External pages inside the console. */
export const params = {
  'iframe.allowed_hosts': publicParam(textsParam(['localhost'], 'frame_host')),
} as const

declare module '#contract/paramDefinition.ts' {
  interface PluginParams extends ParamValues<typeof params> {}
}
