import { Button } from '@mui/material'
import { useState } from 'react'
import { RecordContextProvider, ResourceContextProvider, type RaRecord } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { commonFields, type Resource } from '#contract/resource.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { useStepWords } from '#src/kit/base/resource/stepWords.ts'
import { ReferencesContext, type References } from '#src/kit/value/field/references.ts'
import { FieldList } from '#src/kit/page/record/FieldList.tsx'
import { StepDialog } from './StepDialog.tsx'
import { TakeStepContext, type TakeStep } from './useTakeStep.ts'

interface StepsElsewhereProps {
  /** The mounted resource. */
  readonly resource: string
  readonly record: RaRecord
  /** The records that it refers to, by resource, if the user may not see them otherwise. */
  readonly references?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  /** The steps that are open. */
  readonly steps: readonly string[]
  /** How they are taken here. */
  readonly take: TakeStep
  readonly onTaken: () => void
}

/** What a record says and its open steps, away from its page, where steps are taken in a way of their own. */
export function StepsElsewhere({ resource, record, references = {}, ...steps }: StepsElsewhereProps) {
  const find = (noun: string, id: string) => references[noun]?.find(({ _id }) => _id === id)
  const gathered: References = {
    gathers: (noun, id) => find(noun, id) !== undefined,
    // The caller names the type.
    recordOf: <T extends RaRecord>(noun: string, id: string) =>
      Object.assign({ id }, find(noun, id)) as RaRecord as T,
  }
  return (
    <ResourceContextProvider value={resource}>
      <RecordContextProvider value={record}>
        <ReferencesContext value={gathered}>
          <Said record={record} />
        </ReferencesContext>
      </RecordContextProvider>
      <Steps {...steps} id={String(record.id)} />
    </ResourceContextProvider>
  )
}

const Said = ({ record }: Pick<StepsElsewhereProps, 'record'>) => (
  <FieldList sources={saidIn(useContract(), record)} links={false} />
)

/** The fields that say something about a record, apart from structures and files, which only those who see it can fetch. */
const saidIn = ({ fields }: Resource, record: RaRecord): readonly string[] =>
  Object.entries(fields).flatMap(([source, { kind, file }]) => {
    const isEmpty = [record[source] ?? ''].flat().every((value) => value === '')
    return source in commonFields || kind === 'json' || file || isEmpty ? [] : [source]
  })

function Steps({
  id,
  steps,
  take,
  onTaken,
}: { readonly id: string } & Pick<StepsElsewhereProps, 'steps' | 'take' | 'onTaken'>) {
  const translate = useTranslate()
  const words = useStepWords()
  const [step, setStep] = useState<string | null>(null)
  if (steps.length === 0) return <p className="muted">{translate('atrium.step.none')}</p>
  return (
    <div className="flex wrap gap-8">
      {steps.map((name, at) => (
        <Button key={name} variant={at === 0 ? 'contained' : 'outlined'} onClick={() => setStep(name)}>
          {words.label(name)}
        </Button>
      ))}
      {step !== null && (
        <TakeStepContext value={take}>
          <StepDialog id={id} step={step} onClose={() => setStep(null)} onTaken={onTaken} />
        </TakeStepContext>
      )}
    </div>
  )
}
