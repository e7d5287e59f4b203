import type { Composition } from '#src/kit/compose.ts'
import type { Plugin } from '#src/kit/definePlugin.ts'
import { assemble } from './assemble.ts'
import { dependentsOf } from './needs.ts'

/**
 * One entry of the parameter `plugins.off`: a plugin that is not to run, at these sites and for whoever holds one of
 * these roles. Where neither is named it runs nowhere; where both are, both must fit. An empty list names nothing, as
 * in the menu.
 */
export interface OffRule {
  readonly plugin: string
  /** Ids of sites. */
  readonly sites?: readonly string[]
  /** Ids of roles. */
  readonly roles?: readonly string[]
}

/** Who is here, as far as these rules ask. */
export interface Present {
  readonly site: string | null
  /** Of that site; HK is special. */
  readonly region: string | null
  readonly roles: readonly string[]
}

/** Whether a plugin may run for somebody at a site. It says nothing of what it needs, see `compositionFor`. */
export const isActive = (plugin: string, who: Present, rules: readonly OffRule[]): boolean =>
  !rules.some((rule) => rule.plugin === plugin && fits(rule, who))

/** The rules out of what the operator wrote. An entry that cannot be read is left out: it must not switch off more. */
export const readOffRules = (value: unknown): readonly OffRule[] =>
  Array.isArray(value) ? value.filter(isOffRule) : []

/**
 * What runs for somebody at a site. A plugin that is off or made for other sites, or needs such a one, adds nothing here, and its fills are
 * dormant, as are those in its slots. What others refer to is known from the whole all the same.
 */
export function compositionFor(whole: Composition, who: Present, rules: readonly OffRule[]): Composition {
  const { plugins } = whole
  const off = new Set(
    plugins.filter((plugin) => !isAt(plugin, who) || !isActive(plugin.id, who, rules)).map(({ id }) => id),
  )
  if (off.size === 0) return whole
  const fallen = dependentsOf(off, plugins)
  const runs = ({ id }: Plugin) => !off.has(id) && !fallen.has(id)
  const inactive = plugins.filter((plugin) => !runs(plugin))
  return { ...whole, ...assemble(plugins.filter(runs), inactive), inactive }
}

/** Whether a plugin is made for the site; one without a site sees what is made for all. */
function isAt({ at }: Plugin, { site, region }: Present): boolean {
  if (typeof at !== 'object') return true
  if (site === null) return false
  if ('sites' in at) return at.sites.includes(site)
  return 'region' in at ? at.region === region : at.outside !== region
}

function fits({ sites, roles }: OffRule, who: Present): boolean {
  const isHere = isNone(sites) || (who.site !== null && sites.includes(who.site))
  return isHere && (isNone(roles) || roles.some((role) => who.roles.includes(role)))
}

const isNone = (list: readonly string[] | undefined): list is undefined => !list?.length

function isOffRule(value: unknown): value is OffRule {
  if (typeof value !== 'object' || value === null) return false
  const { plugin, sites, roles } = value as Record<string, unknown>
  return typeof plugin === 'string' && isTexts(sites) && isTexts(roles)
}

const isTexts = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every((one) => typeof one === 'string'))
