import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { SendableCall } from '#contract/call.ts'
import type { CallParts } from '#contract/callInput.ts'
import type { Explanation } from '#contract/explanation.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { formatFigure } from '#src/kit/value/field/formatFigure.ts'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { SkeletonBar } from '#src/kit/value/state/Skeletons.tsx'
import styles from './Explain.module.css'

interface ExplainedFigureProps<I extends CallParts> {
  readonly heading: string
  readonly call: SendableCall<Explanation, I>
  readonly input: I
  readonly onOpen: (figure: string) => void
}

/** The formula of a figure, its inputs and what else a reader has to know. */
export function ExplainedFigure<I extends CallParts>({
  heading,
  call,
  input,
  onOpen,
}: ExplainedFigureProps<I>) {
  const translate = useTranslate()
  const locale = useLocale() ?? ''
  const { data, error, retry } = useCall<Explanation, CallParts>(call, input)
  if (error) return <ErrorState error={error} retry={retry} />
  if (!data) {
    return (
      <output id={heading} className="stack full gap-6" aria-label={translate('atrium.state.loading')}>
        <SkeletonBar width="60%" />
        <SkeletonBar width="90%" />
      </output>
    )
  }
  const { result, formula, inputs, notes } = data
  return (
    <>
      <h2 id={heading} className="flex between full gap-16">
        <span>{result.label}</span> <strong>{formatFigure(result.value, result.unit, locale)}</strong>
      </h2>
      <p className={styles['formula']}>{formula}</p>
      {inputs.length > 0 && (
        <dl className="stack full gap-6">
          {inputs.map(({ figure, label, value, unit }) => (
            <div key={label} className="flex between gap-16">
              <dt>
                {figure === null ? (
                  label
                ) : (
                  <button type="button" className={styles['figure']} onClick={() => onOpen(figure)}>
                    {label}
                  </button>
                )}
              </dt>
              <dd>{formatFigure(value, unit, locale)}</dd>
            </div>
          ))}
        </dl>
      )}
      {notes.map((note) => (
        <p key={note} className="muted small">
          {note}
        </p>
      ))}
    </>
  )
}
