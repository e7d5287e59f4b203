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

/** Whom such a rule is asked about. */
export interface Caller {
  /** The site in use. */
  readonly site: string | null
  /** The ids of the roles that they hold. */
  readonly roles: readonly string[]
}

/** Whether a plugin may run for somebody at a site. Those that need it do not run either; that is for the caller to see to. */
export const isActive = (plugin: string, who: Caller, rules: readonly OffRule[]): boolean =>
  !rules.some((rule) => rule.plugin === plugin && fits(rule, who))

/** The rules out of what the operator wrote. An entry that cannot be read is left out: it must not switch off more. */
export const readOffRules = (value: unknown): readonly OffRule[] =>
  Array.isArray(value) ? value.filter(isOffRule) : []

function fits({ sites, roles }: OffRule, who: Caller): boolean {
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
