import type { Call } from '#contract/call.ts'
import { resourceFaults } from '#contract/resourceFaults.ts'
import { routes, routesOfPlugin } from '#server/app/routes.ts'
import { overlap } from '#server/base/sources/plainPath.ts'
import { checkExtensions } from './checkExtensions.ts'
import { checkRules } from './checkRules.ts'
import { conductFaults, strangersIn } from './conductFaults.ts'
import { checkManifests } from '#server/app/plugins/checkManifests.ts'
import { codesOf, type ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { inNeedOrder } from '#server/base/inNeedOrder.ts'
import { nounsOf } from './nounsOf.ts'
import { pluginError } from '#server/base/pluginError.ts'

/**
 * Throws a sentence where a plugin claims what is the console's or another plugin's, or refers to what is not there. With
 * `isWhole` false some areas are switched off, and what they declare is not known.
 */
export function checkTogether(plugins: readonly ServerPlugin[], isWhole = true): void {
  inNeedOrder(plugins)
  checkNames(plugins)
  checkExtensions(plugins)
  checkReferred(plugins)
  checkNouns(plugins)
  checkAddresses(plugins)
  checkElsewhere(plugins)
  checkJobs(plugins)
  const isCode = knownCodes(plugins, isWhole)
  checkManifests(plugins, { isCode, isWhole })
  for (const plugin of plugins) checkRules(plugin, isCode)
}

/** Tells a declared code from a misspelt one. A code of an area that is switched off is none, but nobody holds it. */
function knownCodes(plugins: readonly ServerPlugin[], isWhole: boolean): (code: string) => boolean {
  const codes = new Set(plugins.flatMap(({ permissions = {} }) => Object.keys(permissions)))
  const prefixes = new Set(plugins.flatMap(codesOf))
  return (code) => codes.has(code) || (!isWhole && !prefixes.has(code.replace(/\..*/, '')))
}

function checkNames(plugins: readonly ServerPlugin[]): void {
  const owners = new Map([...nounsOf([]).keys()].map((name) => [name, console_]))
  for (const { id, resources = [], elsewhere = [] } of plugins) {
    for (const [place, nouns] of Object.entries({ resources, elsewhere })) {
      for (const [i, { name }] of nouns.entries()) {
        const owner = owners.get(name)
        if (owner) throw pluginError(id, `${place}.${i}.name`, `${name} is a resource of ${owner}.`)
        owners.set(name, id)
      }
    }
  }
}

/** What is answered here is not handed on to a source: neither it, nor what lies below it, nor what it lies below. */
function checkElsewhere(plugins: readonly ServerPlugin[]): void {
  const here = [
    ...routes.map(({ call }) => ({ owner: console_, path: call.path })),
    ...plugins.flatMap((plugin) =>
      routesOfPlugin(plugin).map(({ call }) => ({ owner: plugin.id, path: call.path })),
    ),
  ]
  for (const { id, elsewhere = [] } of plugins) {
    for (const [i, { path }] of elsewhere.entries()) {
      const taken = here.find((other) => overlap(path, other.path))
      if (!taken) continue
      const wrong = `${path} is the same as ${taken.path} of ${taken.owner}, lies below it or above it.`
      throw pluginError(id, `elsewhere.${i}.path`, wrong)
    }
  }
}

function checkReferred(plugins: readonly ServerPlugin[]): void {
  const nouns = nounsOf(plugins)
  for (const { id, resources = [], extend = [] } of plugins) {
    for (const [place, declared] of Object.entries({ resources, extend })) {
      for (const [i, { fields }] of declared.entries()) {
        const lost = Object.entries(fields).find(([, { to }]) => to !== undefined && !nouns.has(to))
        if (lost) {
          throw pluginError(id, `${place}.${i}.fields.${lost[0]}`, `there is no resource ${lost[1].to}.`)
        }
      }
    }
  }
}

/** What the contracts of nouns say, and what is done for them beyond it. */
function checkNouns(plugins: readonly ServerPlugin[]): void {
  for (const { id, resources = [], elsewhere = [], conduct = {}, sheets = {} } of plugins) {
    const faults = [
      ...Object.entries({ resources, elsewhere }).flatMap(([part, nouns]) =>
        nouns.flatMap((noun, i) =>
          resourceFaults(noun).map(({ place, wrong }) => ({ place: `${part}.${i}.${place}`, wrong })),
        ),
      ),
      ...conductFaults(resources, conduct),
      ...strangersIn(resources, sheets, 'sheets'),
    ]
    if (faults[0]) throw pluginError(id, faults[0].place, faults[0].wrong)
  }
}

function checkJobs(plugins: readonly ServerPlugin[]): void {
  for (const { id, jobs = [] } of plugins) {
    const names = jobs.map(({ name }) => name)
    for (const [i, name] of names.entries()) {
      const place = `jobs.${i}.name`
      if (!name.startsWith(`${id}.`)) throw pluginError(id, place, `${name} must begin with ${id} and a dot.`)
      if (names.indexOf(name) < i) throw pluginError(id, place, `${name} is there twice.`)
    }
  }
}

interface Claim {
  readonly owner: string
  readonly call: Call
}

function checkAddresses(plugins: readonly ServerPlugin[]): void {
  const claims: Claim[] = routes.map(({ call }) => ({ owner: console_, call }))
  for (const plugin of plugins) {
    const { id } = plugin
    for (const { call } of routesOfPlugin(plugin)) {
      const other = claims.find((claim) => crosses(claim, { owner: id, call }))
      if (other) {
        const answered = `${other.call.method} ${other.call.path} of ${other.owner}`
        throw pluginError(id, `${call.method} ${call.path}`, `this address is answered by ${answered}.`)
      }
      const twin = claims.find((claim) => isTwin(claim.call, call))
      if (twin) {
        const wrong = `this address and ${twin.call.path} of ${twin.owner} differ in upper and lower case only. Rename it, or write both the same.`
        throw pluginError(id, `${call.method} ${call.path}`, wrong)
      }
      claims.push({ owner: id, call })
    }
  }
}

/**
 * Whether some request would fit both. Within one plugin `/lot/free` may stand before `/lot/{id}`; between two owners
 * it would take a record's place.
 */
function crosses(one: Claim, other: Claim): boolean {
  if (one.call.method !== other.call.method) return false
  const [a, b] = [partsOf(one.call), partsOf(other.call)]
  const fits = (part: string, i: number): boolean =>
    part === b[i] || (one.owner !== other.owner && (part === open || b[i] === open))
  return a.length === b.length && a.every(fits)
}

/** Whether two addresses, whatever the method, are the same but for upper and lower case: some proxies do not tell them apart. */
function isTwin(one: Call, other: Call): boolean {
  const [a, b] = [partsOf(one).join('/'), partsOf(other).join('/')]
  return a !== b && a.toLowerCase() === b.toLowerCase()
}

const open = '{}'
const partsOf = ({ path }: Call): string[] =>
  path
    .replace(/\{\w+\}/g, open)
    .replace(/\/$/, '')
    .split('/')

const console_ = 'the console'
