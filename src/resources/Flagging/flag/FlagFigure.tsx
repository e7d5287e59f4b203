import type { RecordOf } from '#contract/resource.ts'
import type { flag } from '#contract/Flagging/flag.ts'
import { useFigure } from './useFigure.ts'

type Figure = Pick<RecordOf<typeof flag>, 'metric' | 'value' | 'threshold'>

/** What a rule found, and the threshold that it is beyond. */
export function FlagFigure({ record: { metric, value, threshold } }: { readonly record: Figure }) {
  const write = useFigure()
  return (
    <span className="nowrap" data-figures>
      <strong>{write(metric, value)}</strong> <span className="muted">/ {write(metric, threshold)}</span>
    </span>
  )
}
