import { isRecord } from '#contract/isRecord.ts'
import { arrivalKinds, type ArrivalKind } from '#contract/core/arrivalKinds.ts'
import { publicParams } from '#contract/core/publicParams.ts'
import { fitsParam, type ParamDefinition, type ParamKey, type ParamValue } from '#contract/paramDefinition.ts'
import { createHttp, HttpError } from './http.ts'
import { storedLocale } from './locale.ts'

/** The operator's settings for everyone, available before sign-in. */
export interface Config {
  /**
   * Returns the value of a public parameter, or its initial value if the back end returns none or an invalid
   * one. The parameters of an area are read with their definition: `param('iframe.allowed_hosts',
   * params['iframe.allowed_hosts'])`.
   */
  param<K extends keyof typeof publicParams>(key: K): ParamValue<K>
  param<K extends ParamKey>(key: K, definition: ParamDefinition<ParamValue<K>>): ParamValue<K>
  /** Whether this is the demo operator, served to other machines, although its passwords are public. */
  readonly isPublicDemo: boolean
  /** What of the demo data is still arriving after the first start; null if everything is there. */
  readonly arriving: DemoArrival | null
}

/** How much of the demo data is there, from 0 to 1, and what comes next. */
export interface DemoArrival {
  readonly part: number
  readonly kind: ArrivalKind
}

/**
 * Fetches the configuration, once per page however often it is called. Never rejects: if the back end does
 * not have the call, it returns the initial values; likewise if the back end was not reached, and then the
 * next caller tries again.
 */
export function loadConfig(): Promise<Config> {
  loading ??= fetchConfig().then(
    (config) => {
      known = config
      for (const hear of listeners) hear()
      return known
    },
    (error: unknown) => {
      if (!(error instanceof HttpError && error.status)) loading = undefined
      return known
    },
  )
  return loading
}

/** Fetches the configuration again, after somebody has changed a public parameter. */
export function renewConfig(): Promise<Config> {
  loading = undefined
  return loadConfig()
}

/** Calls back whenever the configuration has been fetched, which it begins; returns what ends that. */
export function followConfig(hear: () => void): () => void {
  listeners.add(hear)
  void loadConfig()
  return () => listeners.delete(hear)
}

/** The configuration as far as it is known now: the initial values until `loadConfig` is done. */
export const configNow = (): Config => known

async function fetchConfig(): Promise<Config> {
  const http = createHttp({ token: () => null, locale: storedLocale })
  const { data } = await http.send({ method: 'GET', path: '/config', signal: AbortSignal.timeout(patience) })
  const { params, public_demo, arriving } = isRecord(data) ? data : {}
  return configOf(isRecord(params) ? params : {}, public_demo === true, arrivalOf(arriving))
}

function arrivalOf(given: unknown): DemoArrival | null {
  if (!isRecord(given)) return null
  const kind = arrivalKinds.find((known) => known === given['kind'])
  const part = Number(given['done']) / Number(given['total'])
  return kind !== undefined && part >= 0 && part <= 1 ? { kind, part } : null
}

const configOf = (params: Values, isPublicDemo: boolean, arriving: Config['arriving']): Config => ({
  param: (key: string, definition: ParamDefinition | undefined = core[key]) => {
    const value = Object.hasOwn(params, key) ? params[key] : undefined
    // A value that matches the definition has the type of the definition's initial value.
    return (definition && fitsParam(definition, value) ? value : definition?.initial) as never
  },
  isPublicDemo,
  arriving,
})

const core: Readonly<Record<string, ParamDefinition>> = publicParams

/** Milliseconds after which the page continues without it. */
const patience = 5000

const listeners = new Set<() => void>()

let known = configOf({}, false, null)
let loading: Promise<Config> | undefined

type Values = Readonly<Record<string, unknown>>
