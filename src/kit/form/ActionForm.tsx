import { useRef, type ReactNode } from 'react'
import { Form, RecordContext, useRecordContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import type { Fields } from '#contract/resource.ts'
import type { FilledFields } from '#contract/takenFields.ts'
import { wordsUnder, type Words } from '#src/kit/value/field/useWords.ts'
import { ActionRecordContext } from '#src/kit/form/change/actionRecord.ts'
import { FormActionContext } from '#src/kit/form/change/formAction.ts'
import { Input } from '#src/kit/form/input/Input.tsx'
import { ActionKeeper } from './ActionKeeper.tsx'
import { digest } from '#src/kit/form/unsaved/draft.ts'
import { FieldsScope } from './FieldsScope.tsx'
import type { FormErrors } from './fieldErrors.ts'
import styles from './Form.module.css'
import { useUnusualLines, useUnusualQuestion } from './useUnusualQuestion.tsx'

export interface ActionFormProps<F extends Fields = Fields> {
  /** The id by which a submit button outside the form refers to it. */
  readonly id: string
  /** The fields to fill in, each with an input. */
  readonly fields: F
  /**
   * The message key of the texts of the fields: `<texts>.fields`, and `.help` and `.choices` if there are
   * any. Or the texts themselves, of fields that come from the server.
   */
  readonly texts: string | Words
  /** What the inputs contain at first. */
  readonly values?: InputValues<F> | undefined
  /** Which inputs are shown, if that depends on what the others contain; by default all. */
  readonly shows?: ((source: keyof F, values: InputValues<F>) => boolean) | undefined
  /** What follows the inputs, such as a submit button. */
  readonly children?: ReactNode
  /**
   * Receives what was filled in, without what was left empty; may return what is wrong with it, or an empty object if it
   * failed otherwise.
   */
  readonly onSubmit: (values: FilledFields<F>) => FormErrors | undefined | Promise<FormErrors | undefined>
}

/** What the inputs of such fields contain, valid or not. */
type InputValues<F extends Fields> = { readonly [N in keyof F]?: unknown }

/**
 * Inputs for an action, which belong to no record. They are validated while the user types; the user is asked before they
 * are left, and before unusual values are sent; what was typed is kept as a draft.
 */
export function ActionForm<F extends Fields>({
  id,
  fields,
  texts,
  values,
  shows = always,
  children,
  onSubmit,
}: ActionFormProps<F>) {
  const record = useRecordContext()
  const { pathname } = useLocation()
  const doneRef = useRef<((sent: object) => void) | null>(null)
  const translate = useTranslate()
  const unusual = useUnusualLines()
  const { ask, question } = useUnusualQuestion()
  const { label } = typeof texts === 'string' ? wordsUnder(texts, translate) : texts
  const sources = Object.keys(fields)
  const filledIn = (given: InputValues<F>) =>
    // Each input has checked its value by its field.
    Object.fromEntries(
      sources
        .map((source) => [source, given[source]])
        .filter(([, value]) => value !== null && value !== undefined),
    ) as FilledFields<F>
  return (
    // The record on screen can have fields of the same names.
    <ActionRecordContext value={record}>
      <RecordContext value={undefined}>
        <FormActionContext value="create">
          <Form
            id={id}
            className={styles['form'] ?? ''}
            defaultValues={Object.fromEntries(sources.map((source) => [source, values?.[source] ?? null]))}
            mode="onTouched"
            noValidate
            disableInvalidFormNotification
            onSubmit={async (given: InputValues<F>) => {
              const filled = filledIn(given)
              if (!(await ask(unusual(fields, filled, values, label)))) return {}
              const errors = await onSubmit(filled)
              if (errors === undefined) doneRef.current?.(given)
              return errors
            }}
          >
            <ActionKeeper
              surface={`form.${typeof texts === 'string' ? texts : sources.join()}`}
              of={digest([pathname, record?.id, values])}
              doneRef={doneRef}
            />
            <FieldsScope texts={texts} fields={fields}>
              <Inputs sources={sources} shows={shows} />
            </FieldsScope>
            {children}
            {question}
          </Form>
        </FormActionContext>
      </RecordContext>
    </ActionRecordContext>
  )
}

const always = () => true

function Inputs({
  sources,
  shows,
}: {
  readonly sources: readonly string[]
  readonly shows: NonNullable<ActionFormProps['shows']>
}) {
  // The form contains the fields that it was given.
  const values = useWatch() as Readonly<Record<string, unknown>>
  return sources
    .filter((source) => shows(source, values))
    .map((source) => <Input key={source} source={source} />)
}
