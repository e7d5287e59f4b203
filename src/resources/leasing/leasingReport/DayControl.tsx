import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { DayBox } from '#src/kit/form/input/DayBox.tsx'
import { PageControl, PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
import type { ReactNode } from 'react'

interface DayControlProps {
  readonly day: string
  readonly onChange: (day: string) => void
  readonly children?: ReactNode
}

/** Selects the day of a report. */
export function DayControl({ day, onChange, children }: DayControlProps) {
  const translate = useTranslate()
  return (
    <PageControls>
      <PageControl label={translate('leasing.report.as_of')}>
        <DayBox value={day} onChange={onChange} />
      </PageControl>
      {children}
    </PageControls>
  )
}
