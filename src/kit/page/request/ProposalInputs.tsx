import { useContext, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { isSameValue } from '#src/kit/form/change/changes.ts'
import { FormActionContext } from '#src/kit/form/change/formAction.ts'
import { FormBaseContext } from '#src/kit/form/change/useChanges.ts'
import { FieldInputs } from '#src/kit/form/FieldInputs.tsx'
import { FormGroup } from '#src/kit/form/FormGroup.tsx'
import { BelowInputContext } from '#src/kit/form/input/belowInput.ts'
import { SideValue } from '#src/kit/value/diff/SideValue.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import styles from './Request.module.css'
import { useProposed, useRequestText } from './requestsContext.ts'

const currentOf = (source: string) => <CurrentValue source={source} />

/** The inputs of a proposal: the fields of the record, and its parts. Changed ones also show what the record has now. */
export function ProposalInputs() {
  const { form, looks, parts } = useProposed()
  const isNew = useContext(FormActionContext) === 'create'
  return (
    <BelowInputContext value={isNew ? null : currentOf}>
      <FieldInputs form={form} looks={looks} />
      {Object.entries(parts).map(([name, { title, Input, Value }]) => (
        <FormGroup key={name} title={title}>
          <Input />
          {!isNew && (
            <CurrentValue
              source={name}
              render={(current, proposed) => <Value value={current} other={proposed} mark="removed" />}
            />
          )}
        </FormGroup>
      ))}
    </BelowInputContext>
  )
}

interface CurrentValueProps {
  readonly source: string
  /** Renders the current value, compared with the proposed one; by default like the field. */
  readonly render?: (current: unknown, proposed: unknown) => ReactNode
}

/** The current value of a field of the record, as soon as the proposed one differs. */
function CurrentValue({ source, render }: CurrentValueProps) {
  const t = useRequestText()
  const words = useWords()
  const { looks } = useProposed()
  const { fields } = useContract()
  const current = useContext(FormBaseContext)[source]
  const proposed: unknown = useWatch({ name: source })
  if (isSameValue(proposed, current)) return null
  const shared = { source, words, field: fields[source], look: looks[source] ?? {} }
  return (
    <dl className={styles['current']}>
      <dt className="tiny">{t('now')}</dt>
      <dd>
        {render?.(current, proposed) ?? (
          <SideValue {...shared} value={current} other={proposed} mark="removed" />
        )}
      </dd>
    </dl>
  )
}
