import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { permits } from '#contract/permit.ts'
import type { ScopeResource } from '#contract/System/dataScope.ts'
import { LabelledSelect } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { Boxes } from './Boxes.tsx'
import { fieldOf, fieldsFor, kindOf, kindsFor, newCondition, type Condition } from './conditions.ts'
import { useScopeNames } from './useScopeNames.ts'

interface ConditionLineProps {
  readonly rule: Condition
  readonly resource: ScopeResource
  readonly onChange: (rule: Condition) => void
}

/** One condition: its kind, the field, and the values that it asks for. */
export function ConditionLine({ rule, resource, onChange }: ConditionLineProps) {
  const translate = useTranslate()
  const { sites, regions, departments } = useScopeNames()
  const kind = kindOf(rule)
  const fields = fieldsFor(kind, resource)
  const field = fields.find(({ name }) => name === fieldOf(rule))
  const label = translate('System.scope.values')
  return (
    <>
      <LabelledSelect
        label={translate('System.scope.about')}
        value={kind}
        options={kindsFor(resource).map((one) => [one, translate(`System.scope.kind.${one}`)] as const)}
        onChange={(chosen) => onChange(newCondition(chosen, resource))}
      />
      {fields.length > 0 && (
        <LabelledSelect
          label={translate('System.scope.field')}
          value={field?.name ?? ''}
          options={fields.map(({ name, label: text }) => [name, text] as const)}
          onChange={(name) => onChange(newCondition(kind, resource, name))}
        />
      )}
      {'own' in rule && (
        <LabelledSelect
          label={translate('System.scope.permit.label')}
          value={rule.permit}
          options={permits.map((one) => [one, translate(`System.scope.permit.${one}`)] as const)}
          onChange={(permit) => onChange({ ...rule, permit })}
        />
      )}
      {'region' in rule && (
        <LabelledSelect
          label={label}
          value={rule.region}
          options={[['', '—'], ...regions]}
          onChange={(region) => onChange({ region })}
        />
      )}
      {'site' in rule && (
        <Boxes
          label={label}
          options={sites}
          chosen={rule.site}
          onChange={(site) => onChange({ site: [...site] })}
        />
      )}
      {'department' in rule && (
        <Boxes
          label={label}
          options={departments}
          chosen={rule.department}
          onChange={(department) => onChange({ department: [...department] })}
        />
      )}
      {'field' in rule && field?.kind === 'choice' && (
        <Boxes
          label={label}
          options={field.choices.map(({ value, label: text }) => [value, text] as const)}
          chosen={rule.in.map(String)}
          onChange={(values) => onChange({ ...rule, in: [...values] })}
        />
      )}
      {'field' in rule && field?.kind === 'flag' && (
        <Boxes
          label={label}
          options={[true, false].map((value) => [String(value), translate(`ra.boolean.${value}`)] as const)}
          chosen={rule.in.map(String)}
          onChange={(values) => onChange({ ...rule, in: values.map((value) => value === 'true') })}
        />
      )}
    </>
  )
}
