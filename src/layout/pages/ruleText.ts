import type { Rule } from '#contract/access.ts'

type Translate = (key: string, values?: Record<string, unknown>) => string

/** A rule as readable text: `branddb.brand.view and a manager`; undefined lets nobody pass. */
export function ruleText(rule: Rule | undefined, translate: Translate): string {
  const say = (key: string, values = {}) => translate(`atrium.plugins.rule.${key}`, values)
  if (rule === undefined) return say('nobody')
  if (typeof rule === 'string') return rule
  if ('all' in rule) return rule.all.length === 0 ? say('signed_in') : joined(rule.all, 'and')
  if ('any' in rule) return rule.any.length === 0 ? say('nobody') : joined(rule.any, 'or')
  if ('not' in rule) return say('not', { rule: part(rule.not) })
  if ('department' in rule) return say('department', { ids: rule.department.join(', ') })
  if ('site' in rule) return say('site', { ids: rule.site.join(', ') })
  if ('region' in rule) return say('region', { region: rule.region })
  if ('own' in rule) return say('own', { permit: rule.permit, field: rule.own })
  return say('manager')

  function joined(parts: readonly Rule[], by: string): string {
    return parts.map(part).join(` ${say(by)} `)
  }

  /** In brackets if it consists of several rules. */
  function part(inner: Rule): string {
    const text = ruleText(inner, translate)
    const isMany =
      typeof inner === 'object' &&
      (('all' in inner && inner.all.length > 1) || ('any' in inner && inner.any.length > 1))
    return isMany ? `(${text})` : text
  }
}
