import { isRecord } from './isRecord.ts'

/**
 * One entry of the parameter `plugins.off`: a plugin that is switched off at these sites, for people with one
 * of these roles. If neither is given it is off everywhere; if both are given, both must match. An empty list
 * matches nothing, as in the menu.
 */
export interface OffRule {
  readonly plugin: string
  /** Ids of sites. */
  readonly sites?: readonly string[]
  /** Ids of roles. */
  readonly roles?: readonly string[]
}

/** The person for whom such a rule is evaluated. */
export interface Caller {
  /** The current site. */
  readonly site: string | null
  /** The ids of the person's roles. */
  readonly roles: readonly string[]
}

/**
 * Whether a plugin may run for somebody at a site. Plugins that need it do not run either; the caller takes
 * care of that.
 */
export const isActive = (plugin: string, who: Caller, rules: readonly OffRule[]): boolean =>
  !rules.some((rule) => rule.plugin === plugin && fits(rule, who))

/**
 * The rules in what the operator wrote. Entries that cannot be read are left out, because they must not
 * switch off more.
 */
export const readOffRules = (value: unknown): readonly OffRule[] =>
  Array.isArray(value) ? value.filter(isOffRule) : []

function fits({ sites, roles }: OffRule, who: Caller): boolean {
  const isHere = isNone(sites) || (who.site !== null && sites.includes(who.site))
  return isHere && (isNone(roles) || roles.some((role) => who.roles.includes(role)))
}

const isNone = (list: readonly string[] | undefined): list is undefined => !list?.length

function isOffRule(value: unknown): value is OffRule {
  if (!isRecord(value)) return false
  const { plugin, sites, roles } = value
  return typeof plugin === 'string' && isTexts(sites) && isTexts(roles)
}

const isTexts = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every((one) => typeof one === 'string'))
