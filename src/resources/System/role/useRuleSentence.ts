import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { ScopeResource, ScopeRule } from '#contract/System/dataScope.ts'
import { fieldOf, isGroup, kindOf, partsOf, stripped, type Condition } from './conditions.ts'
import { useScopeNames, type Options } from './useScopeNames.ts'

/** Returns what says a rule in a sentence: `“Found by” is the person, or the status is Open or Assigned`. */
export function useRuleSentence(): (rule: ScopeRule | undefined, resource: ScopeResource) => string {
  const translate = useTranslate()
  const { sites, regions, departments } = useScopeNames()
  return (rule, resource) => {
    if (rule === undefined) return translate('System.scope.everything')
    return said(rule)

    function said(one: ScopeRule): string {
      const { inner, isNot } = stripped(one)
      if (isNot) return translate('System.scope.not', { rule: bracketed(inner) })
      if ('not' in inner) return said(inner)
      if (!isGroup(inner)) return conditionText(inner)
      const parts = partsOf(inner)
      if (parts.length === 0) return translate('System.scope.open')
      return parts.map(bracketed).join(translate(`System.scope.${'all' in inner ? 'and' : 'or'}`))
    }

    /** In brackets if it is a group of several. */
    function bracketed(one: ScopeRule): string {
      return isGroup(one) && partsOf(one).length > 1
        ? translate('System.scope.brackets', { rule: said(one) })
        : said(one)
    }

    function conditionText(one: Condition): string {
      const field = resource.fields.find(({ name }) => name === fieldOf(one))
      const values = valuesOf(one).map((value) => named(optionsOf(one), value))
      return translate(`System.scope.condition.${kindOf(one)}`, {
        field: field?.label ?? fieldOf(one) ?? '',
        values: values.join(translate('System.scope.value_or')) || '…',
        permit: 'own' in one ? translate(`System.scope.permit.${one.permit}`) : '',
      })
    }

    function optionsOf(one: Condition): Options {
      if ('site' in one) return sites
      if ('department' in one) return departments
      if ('region' in one) return regions
      const field = resource.fields.find(({ name }) => name === fieldOf(one))
      return field?.kind === 'flag'
        ? [true, false].map((value) => [String(value), translate(`ra.boolean.${value}`)] as const)
        : (field?.choices.map(({ value, label }) => [value, label] as const) ?? [])
    }
  }
}

const valuesOf = (one: Condition): readonly string[] => {
  if ('site' in one) return one.site
  if ('department' in one) return one.department
  if ('region' in one) return one.region === '' ? [] : [one.region]
  return 'field' in one ? one.in.map(String) : []
}

const named = (options: Options, id: string): string => options.find(([one]) => one === id)?.[1] ?? id
