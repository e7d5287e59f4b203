import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { ScopeResource, ScopeRule } from '#contract/System/dataScope.ts'
import { Segments } from '#src/kit/base/control/Segments.tsx'
import { LabelledSelect } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { useIsPhone } from '#src/kit/base/device/useIsPhone.ts'
import { Boxes } from './Boxes.tsx'
import styles from './DataScope.module.css'
import { presetOf, presetsOf, ruleOf, type Preset } from './presets.ts'
import { RuleGroup } from './RuleGroup.tsx'
import { useRuleSentence } from './useRuleSentence.ts'
import { useScopeNames } from './useScopeNames.ts'

interface RuleEditorProps {
  /** Undefined lets every row through. */
  readonly rule: ScopeRule | undefined
  readonly resource: ScopeResource
  readonly isDisabled: boolean
  readonly onChange: (rule: ScopeRule | undefined) => void
}

/** One of the usual rules, or one that is put together by clicking; and below it what it says. */
export function RuleEditor({ rule, resource, isDisabled, onChange }: RuleEditorProps) {
  const translate = useTranslate()
  const sentence = useRuleSentence()
  const isPhone = useIsPhone()
  const { sites } = useScopeNames()
  const [preset, setPreset] = useState<Preset>(() => presetOf(rule, resource))
  const choose = (chosen: Preset) => {
    setPreset(chosen)
    if (chosen === 'all') onChange(undefined)
    else if (chosen === 'custom') onChange(rule ?? { all: [] })
    else onChange(ruleOf(chosen, resource) ?? undefined)
  }
  const choices = presetsOf(resource).map((value) => ({
    value,
    text: translate(`System.scope.preset.${value}`),
  }))
  return (
    <fieldset className="stack gap-12" disabled={isDisabled} aria-label={translate('System.scope.rows')}>
      {isPhone ? (
        <LabelledSelect
          label={translate('System.scope.scope')}
          value={preset}
          options={choices.map(({ value, text }) => [value, text] as const)}
          onChange={choose}
        />
      ) : (
        <Segments
          label={translate('System.scope.scope')}
          choices={choices}
          value={preset}
          onChoose={choose}
        />
      )}
      {preset === 'site' && rule && 'site' in rule && (
        <Boxes
          label={translate('System.scope.preset.site')}
          options={sites}
          chosen={rule.site}
          onChange={(site) => onChange({ site: [...site] })}
        />
      )}
      {preset === 'custom' && rule && <RuleGroup rule={rule} resource={resource} onChange={onChange} />}
      <p className={styles['sentence']} aria-live="polite">
        {translate(rule === undefined ? 'System.scope.says_all' : 'System.scope.says', {
          rule: sentence(rule, resource),
        })}
      </p>
    </fieldset>
  )
}
