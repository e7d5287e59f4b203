import { useState, type ReactNode } from 'react'
import { useResourceContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { RaRecord } from 'react-admin'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { LaterFormDialog } from '#src/kit/form/LaterFormDialog.tsx'
import { BulkButton } from '#src/kit/table/selection/BulkButton.tsx'
import { labelOfClose } from '#src/kit/table/selection/Outcomes.tsx'
import { RecordOutcomes } from '#src/kit/table/selection/RecordOutcomes.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { stepFields } from './stepFields.ts'
import { useStepWords } from '#src/kit/base/resource/stepWords.ts'
import { useBulkStep } from './useBulkStep.ts'

interface BulkStepProps {
  readonly step: string
  readonly icon: ReactNode
  /** Returns the label of a record; its name by default. */
  readonly name?: (record: RaRecord) => ReactNode
  /** The fields of the step's input to fill in; by default all that have an input. */
  readonly sources?: readonly string[]
  readonly isDanger?: boolean
}

/**
 * Takes a step of the selected records, for users who may: asks once, then reports the result for each
 * record. The records are independent: a refused record does not affect the others.
 */
export function BulkStep({ step, icon, ...props }: BulkStepProps) {
  const resource = useResourceContext() ?? ''
  const { lifecycle } = useContract()
  const [isOpen, setOpen] = useState(false)
  const may = useCan(lifecycle?.steps[step]?.can)
  if (!may) return null
  return (
    <>
      <BulkButton
        label={`resources.${resource}.steps.${step}.label`}
        icon={icon}
        isDanger={props.isDanger ?? false}
        onClick={() => setOpen(true)}
      />
      {isOpen && <BulkStepDialog step={step} {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

interface BulkStepDialogProps extends Omit<BulkStepProps, 'icon'> {
  readonly onClose: () => void
}

function BulkStepDialog({ step, name, sources, isDanger, onClose }: BulkStepDialogProps) {
  const translate = useTranslate()
  const words = useStepWords()
  const resource = useResourceContext() ?? ''
  const takes = useContract().lifecycle?.steps[step]?.takes
  const { ids, outcomes, phase, run, close } = useBulkStep(step, onClose)
  return (
    <LaterFormDialog
      title={translate('atrium.step.bulk', { step: words.label(step), smart_count: ids.length })}
      confirm={words.label(step)}
      cancel={labelOfClose[phase] && translate(labelOfClose[phase])}
      isDanger={isDanger}
      texts={`resources.${resource}.steps.${step}`}
      fields={stepFields(takes, sources)}
      onConfirm={run}
      onClose={close}
      outcome={
        phase === 'asking' ? undefined : (
          <RecordOutcomes
            {...{ outcomes, name }}
            total={ids.length}
            label={words.label(step)}
            done={words.done(step)}
          />
        )
      }
    />
  )
}
