import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useContext, useEffect, useMemo, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Form, RecordContext, ResourceContextProvider, useResourceContext, useTranslate } from 'react-admin'
import { ResourcesContext, useContract } from '#src/kit/contractOf.ts'
import { FormActionContext } from '#src/kit/input/formAction.ts'
import { Input } from '#src/kit/input/Input.tsx'
import { useStepWords } from './stepWords.ts'

/** Messages by field, as react-admin's form takes them back. */
export type Errors = Readonly<Record<string, string>>

export interface StepFormProps {
  readonly step: string
  /** The id of its title. */
  readonly title: string
  /** The fields of what the step takes that are typed here. */
  readonly sources: readonly string[]
  /** What the title asks; the question of the step when left out. */
  readonly question?: string
  readonly isBusy: boolean
  /** What the button says; the name of the step when left out. */
  readonly confirm?: string | undefined
  readonly isDanger?: boolean | undefined
  /** Above the inputs. */
  readonly children?: ReactNode
  readonly onSubmit: (taken: Readonly<Record<string, unknown>>) => Promise<Errors | undefined>
  readonly onClose: () => void
}

/** The content of a step's dialog: its question, inputs for what it takes, and the buttons. */
export function StepForm({
  step,
  title,
  sources,
  question,
  isBusy,
  confirm,
  isDanger,
  children,
  ...on
}: StepFormProps) {
  const translate = useTranslate()
  const words = useStepWords()
  const blank = Object.fromEntries(sources.map((source) => [source, null]))
  const submit = (values: Readonly<Record<string, unknown>>) =>
    on.onSubmit(
      Object.fromEntries(
        sources
          .map((source) => [source, values[source]])
          .filter(([, value]) => value !== null && value !== undefined),
      ),
    )
  return (
    // The record on screen has fields of the same names.
    <RecordContext value={undefined}>
      <FormActionContext value="create">
        <Form
          defaultValues={blank}
          mode="onTouched"
          noValidate
          disableInvalidFormNotification
          onSubmit={submit}
        >
          <DialogTitle id={title}>{question ?? words.question(step)}</DialogTitle>
          <DialogContent>
            {children}
            <TakenFields step={step}>
              {sources.map((source) => (
                <Input key={source} source={source} />
              ))}
            </TakenFields>
            <FocusFirst source={sources[0]} />
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={on.onClose}>
              {translate('atrium.action.cancel')}
            </Button>
            <Button
              type="submit"
              variant="contained"
              color={isDanger ? 'error' : 'primary'}
              aria-disabled={isBusy}
            >
              {confirm ?? words.label(step)}
            </Button>
          </DialogActions>
        </Form>
      </FormActionContext>
    </RecordContext>
  )
}

/** Inside it the fields are those of the step, with their own labels. */
function TakenFields({ step, children }: { readonly step: string; readonly children: ReactNode }) {
  const resources = useContext(ResourcesContext)
  const name = `${useResourceContext() ?? ''}.steps.${step}`
  const contract = useContract()
  const taken = useMemo(() => {
    const { check: _, ...rest } = contract
    const fields = contract.lifecycle?.steps[step]?.takes ?? {}
    return new Map(resources).set(name, { name, contract: { ...rest, fields } })
  }, [resources, contract, name, step])
  return (
    <ResourcesContext value={taken}>
      <ResourceContextProvider value={name}>{children}</ResourceContextProvider>
    </ResourcesContext>
  )
}

function FocusFirst({ source }: { readonly source: string | undefined }) {
  const { setFocus } = useFormContext()
  useEffect(() => {
    if (source !== undefined) setFocus(source)
  }, [source, setFocus])
  return null
}
