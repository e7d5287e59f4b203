import { Button } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useNavigate } from 'react-router-dom'
import { choice, ref } from '#contract/fields.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { ActionForm } from '#src/kit/form/ActionForm.tsx'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ForbiddenState } from '#src/kit/value/state/ForbiddenState.tsx'
import styles from './SplitMerge.module.css'

const kinds = ['split', 'merge'] as const
const fields = { store_id: ref('store', { required: true }), kind: choice(kinds, { required: true }) }

/** Asks which unit is split or merged, and opens the page on which that is done. */
export function SplitMerge() {
  const id = useId()
  const translate = useTranslate()
  const navigate = useNavigate()
  const stores = useResourceOf('store')
  if (stores === undefined) return <ForbiddenState />
  return (
    <PlainPage title="leasing.splitMerge.title">
      <Section title="leasing.splitMerge.choose">
        <div className={styles['start']}>
          <p>{translate('leasing.splitMerge.about')}</p>
          <ActionForm
            id={id}
            fields={fields}
            texts="leasing.splitMerge"
            values={{ kind: 'split' }}
            onSubmit={({ store_id, kind }) =>
              void navigate(`/${stores}/${encodeURIComponent(String(store_id))}/${String(kind)}`)
            }
          >
            <Button type="submit" variant="contained">
              {translate('leasing.splitMerge.start')}
            </Button>
          </ActionForm>
        </div>
      </Section>
    </PlainPage>
  )
}
