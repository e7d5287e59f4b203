import { Alert, Button } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { TranslateFunction } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { CallError } from '#src/kit/base/call/CallError.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import { useAction } from '#src/kit/base/call/useAction.ts'
import { Steps } from '#src/kit/page/steps/Steps.tsx'
import styles from './Wizard.module.css'

/** What is wrong with the input: a sentence for each field. */
export type WizardErrors = Readonly<Record<string, string>>

/**
 * A page of a wizard. The component that renders the wizard keeps the input, so that going back loses
 * nothing.
 */
export interface WizardStep {
  /** Its name in the address, such as `parts`. */
  readonly id: string
  readonly title: string
  /**
   * Its fields: an error of one of them, or of a part such as `parts.1.area`, leads back here. An error of an
   * unknown field leads to the last step.
   */
  readonly fields?: readonly string[]
  /** Returns what is wrong with it; if nothing is, the user can continue. */
  readonly check: () => WizardErrors
  /** Its inputs. An invalid input has `aria-invalid`, and its error below. */
  readonly render: (errors: WizardErrors) => ReactNode
}

export interface WizardProps {
  readonly steps: readonly WizardStep[]
  /** What will happen, shown before it happens. */
  readonly summary: { readonly title: string; readonly content: ReactNode }
  /** The labels of the buttons. The last button says what it does: `Split the unit`. */
  readonly words: { readonly confirm: string; readonly next?: string; readonly back?: string }
  /**
   * Does it, once; what happens afterwards is up to the caller. If it returns a promise, the wizard is busy
   * until then; if that rejects, the wizard says why and leads back to the field that is wrong.
   */
  readonly onConfirm: () => unknown
  /** Says why `onConfirm` failed; by default the errors of the call's fields, or its message. */
  readonly explain?: (error: unknown) => WizardRefusal
}

/** Why something was refused: a sentence for each wrong field, and for what is wrong otherwise. */
export interface WizardRefusal {
  readonly fields: WizardErrors
  readonly whole: string
}

/**
 * An action in several steps: each step is checked before the next opens, and the last shows what will
 * happen. The step is in the address, so the browser's back button works, and a link leads as far as the
 * input allows.
 */
export function Wizard({ steps, summary, words, onConfirm, explain }: WizardProps) {
  const translate = useTranslate()
  const { run, isBusy, error, clear } = useAction(onConfirm, { once: true })
  const refused = error === null ? null : (explain?.(error) ?? refusalIn(error, translate))
  const [search, setSearch] = useSearchParams()
  const [wrong, setWrong] = useState<WizardErrors>(none)
  const form = useRef<HTMLFormElement>(null)
  const shown = placeOf(search.get('step'), steps, refused)
  const step = steps[shown]
  const errors = { ...wrong, ...refused?.fields }
  useFocus(form, shown, errors, refused)
  const go = (place: number) => {
    setWrong(none)
    setSearch((now) => {
      const next = new URLSearchParams(now)
      next.set('step', steps[place]?.id ?? summaryId)
      return next
    })
  }
  const goOn = () => {
    if (!step) return void run()
    clear()
    const found = step.check()
    if (Object.keys(found).length > 0) setWrong(found)
    else go(shown + 1)
  }
  return (
    <form
      ref={form}
      className={styles['wizard']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        goOn()
      }}
    >
      <Steps
        label={translate('atrium.wizard.steps')}
        titles={[...steps, summary].map(({ title }) => title)}
        at={shown}
        onGo={go}
      />
      {refused && refused.whole !== '' && <Alert severity="error">{refused.whole}</Alert>}
      <h2 tabIndex={-1}>{(step ?? summary).title}</h2>
      {step ? step.render(errors) : summary.content}
      <div className={styles['buttons']}>
        {shown > 0 && (
          <Button variant="outlined" onClick={() => go(shown - 1)}>
            {words.back ?? translate('atrium.action.previous')}
          </Button>
        )}
        <Button type="submit" variant="contained" aria-disabled={isBusy}>
          {step ? (words.next ?? translate('atrium.action.next')) : words.confirm}
        </Button>
      </div>
    </form>
  )
}

const none: WizardErrors = {}

function refusalIn(error: unknown, translate: TranslateFunction): WizardRefusal {
  const fields = error instanceof CallError ? error.fields : none
  if (Object.keys(fields).length > 0) return { fields, whole: '' }
  return { fields, whole: failureOf(error).message || translate('ra.notification.http_error') }
}

const summaryId = 'summary'

/**
 * The step to show: that of the address, but no step after the first that is not filled in, or after a
 * refused step.
 */
function placeOf(asked: string | null, steps: WizardProps['steps'], refused: WizardRefusal | null): number {
  const named = asked === summaryId ? steps.length : steps.findIndex(({ id }) => id === asked)
  const open = steps.findIndex(({ check }) => Object.keys(check()).length > 0)
  const names = Object.keys(refused?.fields ?? {})
  const owning = steps.findIndex(({ fields = [] }) =>
    fields.some((field) => names.some((name) => name === field || name.startsWith(`${field}.`))),
  )
  const places = [Math.max(named, 0)]
  if (open !== -1) places.push(open)
  if (refused) places.push(owning === -1 ? steps.length - 1 : owning)
  return Math.min(...places)
}

/** Moves the focus to the first error, or to the heading of a step that has just opened. */
function useFocus(
  form: { readonly current: HTMLFormElement | null },
  shown: number,
  errors: WizardErrors,
  refused: WizardRefusal | null,
): void {
  const names = Object.keys(errors).join()
  const whole = refused?.whole ?? ''
  const last = useRef(shown)
  useEffect(() => {
    const isNew = last.current !== shown
    last.current = shown
    const isWrong = names !== '' || whole !== ''
    const selector = isWrong ? '[aria-invalid="true"]' : isNew ? 'h2' : null
    if (selector) form.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [form, shown, names, whole])
}
