import Add from '@mui/icons-material/AddRounded'
import { Button } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { ScopeResource, ScopeRule } from '#contract/System/dataScope.ts'
import { Segments } from '#src/kit/base/control/Segments.tsx'
import { ConditionLine } from './ConditionLine.tsx'
import { asGroup, groupOf, isGroup, kindsFor, newCondition, partsOf, stripped } from './conditions.ts'
import { RemoveButton } from '#src/kit/form/input/RemoveButton.tsx'
import styles from './DataScope.module.css'

interface RuleGroupProps {
  readonly rule: ScopeRule
  readonly resource: ScopeResource
  readonly onChange: (rule: ScopeRule) => void
  /** 1 for the whole rule. */
  readonly depth?: number
}

/** A group in a group in the whole: nobody reads more, and the server refuses it. */
const mostDepth = 3

/** Conditions that must all be met, or any of them; a condition can be a group itself. */
export function RuleGroup({ rule, resource, onChange, depth = 1 }: RuleGroupProps) {
  const translate = useTranslate()
  const group = asGroup(rule)
  const by = 'all' in group ? 'all' : 'any'
  const parts = partsOf(group)
  const [firstKind = 'department'] = kindsFor(resource)
  const replace = (place: number, part: ScopeRule) => onChange(groupOf(by, parts.with(place, part)))
  const added = newCondition(firstKind, resource)
  return (
    <fieldset className={styles['group']} aria-label={translate('System.scope.group')}>
      <Segments
        label={translate('System.scope.by.label')}
        choices={(['all', 'any'] as const).map((value) => ({
          value,
          text: translate(`System.scope.by.${value}`),
        }))}
        value={by}
        onChoose={(chosen) => onChange(groupOf(chosen, parts))}
      />
      <ul className="stack gap-8">
        {parts.map((part, place) => {
          const { inner, isNot } = stripped(part)
          const put = (changed: ScopeRule) => replace(place, isNot ? { not: changed } : changed)
          return (
            // Conditions have no identity beyond their place.
            <li key={place} className="flex wrap">
              <div className={styles['line']}>
                {isGroup(inner) ? (
                  <RuleGroup rule={inner} resource={resource} depth={depth + 1} onChange={put} />
                ) : 'not' in inner ? null : (
                  <ConditionLine rule={inner} resource={resource} onChange={put} />
                )}
              </div>
              <label className={styles['not']}>
                <input
                  type="checkbox"
                  checked={isNot}
                  onChange={({ target }) => replace(place, target.checked ? { not: inner } : inner)}
                />
                {translate('System.scope.negate')}
              </label>
              <RemoveButton
                label={translate('System.scope.remove')}
                onRemove={() => onChange(groupOf(by, parts.toSpliced(place, 1)))}
              />
            </li>
          )
        })}
      </ul>
      <div className="flex wrap gap-8">
        <Button size="small" startIcon={<Add />} onClick={() => onChange(groupOf(by, [...parts, added]))}>
          {translate('System.scope.add')}
        </Button>
        {depth < mostDepth && (
          <Button
            size="small"
            startIcon={<Add />}
            onClick={() => onChange(groupOf(by, [...parts, groupOf(by === 'all' ? 'any' : 'all', [added])]))}
          >
            {translate('System.scope.add_group')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
