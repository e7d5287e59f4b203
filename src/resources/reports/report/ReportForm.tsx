import { Button } from '@mui/material'
import { useId, useMemo } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { ActionForm } from '#src/kit/form/ActionForm.tsx'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { LabelledSelect, PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import { fieldsOf, inAddress, isShown, textsOf, valuesIn } from './parameters.ts'
import styles from './Reports.module.css'
import { useLocalText } from '#src/kit/base/text/useLocalText.ts'
import type { ReportEntry } from './useReports.ts'

/** The parameters of a report. What is shown takes the place of what was in the address. */
export function ReportForm({ report: { takes, scope } }: { readonly report: ReportEntry }) {
  const id = useId()
  const translate = useTranslate()
  const local = useLocalText()
  const { sites } = usePerson().user
  const { text, choice, set } = usePageChoices()
  const fields = useMemo(() => fieldsOf(takes), [takes])
  const texts = textsOf(takes, local, (value) => translate(`ra.boolean.${value}`))
  const hasScope = scope === 'site' && sites.length > 1
  if (takes.length === 0 && !hasScope) return null
  return (
    <Section title="reports.report.parameters">
      <div className={styles['parameters']}>
        {hasScope && (
          <div className={styles['scope']}>
            <PageControls>
              <LabelledSelect
                label={translate('reports.report.site')}
                value={choice('scope', ['here', 'all'])}
                options={[
                  ['here', translate('reports.report.here')],
                  ['all', translate('reports.report.all')],
                ]}
                onChange={(chosen) => set({ scope: chosen })}
              />
            </PageControls>
          </div>
        )}
        {takes.length > 0 && (
          <ActionForm
            id={id}
            fields={fields}
            texts={texts}
            values={valuesIn(takes, text)}
            shows={isShown}
            onSubmit={(values) => {
              const wrong = daysMissing(values)
              if (!wrong) set(inAddress(takes, values))
              return wrong
            }}
          >
            <Button type="submit" variant="contained">
              {translate('reports.report.show')}
            </Button>
          </ActionForm>
        )}
      </div>
    </Section>
  )
}

/** A period of one's own has both days, in their order. */
function daysMissing({ period, from, to }: Readonly<Record<string, unknown>>) {
  if (period !== 'own') return undefined
  if (!from) return { from: 'atrium.validation.required' }
  if (!to) return { to: 'atrium.validation.required' }
  return String(to) < String(from) ? { to: 'atrium.validation.before_start' } : undefined
}
