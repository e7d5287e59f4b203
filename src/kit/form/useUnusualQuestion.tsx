import { useRef, useState, type ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { Field } from '#contract/field.ts'
import type { Fields } from '#contract/resource.ts'
import { unusualIn, type UnusualKey } from '#contract/usual.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import styles from './Form.module.css'

interface Question {
  readonly lines: readonly string[]
  readonly answer: (isMeant: boolean) => void
}

/** No more values are named. */
const mostLines = 10

/**
 * Asks whether unusual values are meant before they are saved: it is no error, so one can say yes, and is not asked about
 * the same again. `ask` resolves with the answer, at once with true if there is nothing to ask; render `question`.
 */
export function useUnusualQuestion(): {
  readonly ask: (lines: readonly string[]) => Promise<boolean>
  readonly question: ReactNode
} {
  const translate = useTranslate()
  const [question, setQuestion] = useState<Question | null>(null)
  const meant = useRef(new Set<string>())
  const ask = async (all: readonly string[]): Promise<boolean> => {
    const lines = all.filter((line) => !meant.current.has(line))
    if (lines.length === 0) return true
    const isMeant = await new Promise<boolean>((answer) => setQuestion({ lines, answer }))
    setQuestion(null)
    if (isMeant) for (const line of lines) meant.current.add(line)
    return isMeant
  }
  return {
    ask,
    question: question && (
      <ActionDialog
        title={translate('atrium.form.unusual_title')}
        text={translate('atrium.form.unusual_text')}
        confirm={translate('atrium.form.unusual_save')}
        cancel={translate('atrium.form.unusual_back')}
        onClose={() => question.answer(false)}
        onConfirm={() => question.answer(true)}
      >
        <ul className={styles['unusual']}>
          {question.lines.slice(0, mostLines).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {question.lines.length > mostLines && <li>…</li>}
        </ul>
      </ActionDialog>
    ),
  }
}

/** Returns the sentences about the unusual values among those of a form, by their labels. */
export function useUnusualLines(): (
  fields: Fields,
  given: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | undefined,
  label: (source: string) => string,
) => readonly string[] {
  const line = useUnusualLine()
  return (fields, given, before, label) =>
    Object.entries(unusualIn(fields, given, before)).map(([source, key]) =>
      line(label(source), fields[source], given[source], key),
    )
}

/** Returns the sentence about one unusual value. */
export function useUnusualLine() {
  const translate = useTranslate()
  return (name: string, field: Field | undefined, value: unknown, key: UnusualKey): string =>
    translate('atrium.labelled', {
      label: name,
      name: `${formatNumber(typeof value === 'number' ? value : null)} · ${translate(`atrium.validation.${key}`, usualArgs(field))}`,
    })
}

/** The limits that the questions about unusual values name. */
export const usualArgs = (field: Field | undefined) => ({
  min: formatNumber(field?.usual?.min ?? null),
  max: formatNumber(field?.usual?.max ?? null),
  times: formatNumber(field?.usual?.times ?? null),
})
