import { Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material'
import { useId, useState, type ReactNode } from 'react'
import { useGetMany, useResourceContext, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useContract } from '#src/kit/contractOf.ts'
import { useLocalName } from '#src/kit/field/useLocalName.ts'
import { BulkButton } from '#src/kit/selection/BulkButton.tsx'
import { useCan } from '#src/kit/subject.ts'
import styles from './BulkStep.module.css'
import { inputsOf } from './StepDialog.tsx'
import { StepForm } from './StepForm.tsx'
import { useStepWords } from './stepWords.ts'
import { useBulkStep, type Outcome } from './useBulkStep.ts'

interface BulkStepProps {
  readonly step: string
  readonly icon: ReactNode
  /** Returns the label of a record; its name by default. */
  readonly name?: (record: RaRecord) => ReactNode
  /** The fields of what the step takes that are typed; all that have an input when left out. */
  readonly sources?: readonly string[]
  readonly isDanger?: boolean
}

/**
 * Takes a step of the ticked records, for those who may: asks once, then reports what came of each. The
 * records are independent of each other: one that is refused holds up none.
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
  const takes = useContract().lifecycle?.steps[step]?.takes ?? {}
  const { ids, outcomes, phase, run, close } = useBulkStep(step, onClose)
  const title = useId()
  const question = translate('atrium.step.bulk', { step: words.label(step), smart_count: ids.length })
  return (
    <Dialog open onClose={close} aria-labelledby={title} maxWidth="xs" fullWidth>
      {phase === 'asking' ? (
        <StepForm
          {...{ step, title, question, isDanger }}
          sources={sources ?? inputsOf(takes)}
          isBusy={false}
          onSubmit={run}
          onClose={close}
        />
      ) : (
        <>
          <DialogTitle id={title}>{question}</DialogTitle>
          <DialogContent>
            <LinearProgress
              variant="determinate"
              value={(100 * outcomes.length) / ids.length}
              aria-label={words.label(step)}
            />
            <output className={styles['progress']}>
              {translate('atrium.step.progress', { done: outcomes.length, total: ids.length })}
            </output>
            <Outcomes outcomes={outcomes} done={words.done(step)} name={name} />
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={close}>
              {translate(phase === 'running' ? 'atrium.step.stop' : 'atrium.action.close')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

interface OutcomesProps {
  readonly outcomes: readonly Outcome[]
  readonly done: string
  readonly name: BulkStepProps['name']
}

/** Each record with the result of the step. */
function Outcomes({ outcomes, done, name }: OutcomesProps) {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const { data = [] } = useGetMany(useResourceContext() ?? '', { ids: outcomes.map(({ id }) => id) })
  const records = new Map(data.filter((record) => record !== undefined).map((record) => [record.id, record]))
  const called = (id: RaRecord['id']): ReactNode => {
    const record = records.get(id)
    return record ? (name?.(record) ?? nameOf(record)) : String(id)
  }
  return (
    <ul className={styles['outcomes']} aria-label={translate('atrium.step.outcomes')}>
      {outcomes.map(({ id, refusal }) => (
        <li key={id} data-refused={refusal !== undefined || undefined}>
          {called(id)}{' '}
          <span>{refusal === undefined ? done : refusal || translate('ra.notification.http_error')}</span>
        </li>
      ))}
    </ul>
  )
}
