import { isRecord } from '#contract/isRecord.ts'
import { publicParams } from '#contract/core/publicParams.ts'
import { fitsParam, type ParamDefinition, type ParamKey, type ParamValue } from '#contract/paramDefinition.ts'
import { createHttp, HttpError } from './http.ts'
import { storedLocale } from './locale.ts'

/** What the operator set for everyone, before anybody signed in. */
export interface Config {
  /**
   * The value of a public parameter; its initial one where the back end says nothing, or nothing that fits. The parameters
   * of an area are read with their definition: `param('iframe.allowed_hosts', params['iframe.allowed_hosts'])`.
   */
  param<K extends keyof typeof publicParams>(key: K): ParamValue<K>
  param<K extends ParamKey>(key: K, definition: ParamDefinition<ParamValue<K>>): ParamValue<K>
  /** Whether this is the demo operator, served to other machines: everybody knows its passwords. */
  readonly isPublicDemo: boolean
}

/**
 * Fetches the configuration, once per page however often it is asked for. Never rejects: where the back end knows no
 * such call the initial values hold; where none was reached too, and the next who asks tries again.
 */
export function loadConfig(): Promise<Config> {
  loading ??= fetchConfig().then(
    (config) => (known = config),
    (error: unknown) => {
      if (!(error instanceof HttpError && error.status)) loading = undefined
      return known
    },
  )
  return loading
}

/** The configuration as far as it is known now: the initial values until `loadConfig` is done. */
export const configNow = (): Config => known

async function fetchConfig(): Promise<Config> {
  const http = createHttp({ token: () => null, locale: storedLocale })
  const { data } = await http.send({ method: 'GET', path: '/config', signal: AbortSignal.timeout(patience) })
  const { params, public_demo } = isRecord(data) ? data : {}
  return configOf(isRecord(params) ? params : {}, public_demo === true)
}

const configOf = (params: Values, isPublicDemo: boolean): Config => ({
  param: (key: string, definition: ParamDefinition | undefined = core[key]) => {
    const value = Object.hasOwn(params, key) ? params[key] : undefined
    // What fits the definition is of the type that the definition's own initial value has.
    return (definition && fitsParam(definition, value) ? value : definition?.initial) as never
  },
  isPublicDemo,
})

const core: Readonly<Record<string, ParamDefinition>> = publicParams

/** Milliseconds after which the page goes on without. */
const patience = 5000

let known = configOf({}, false)
let loading: Promise<Config> | undefined

type Values = Readonly<Record<string, unknown>>
