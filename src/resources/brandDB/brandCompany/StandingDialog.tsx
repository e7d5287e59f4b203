import { useTranslate } from 'react-admin'
import { brandCompany } from '#contract/brandDB/brandCompany.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { FormDialog } from '#src/kit/form/FormDialog.tsx'
import { keyOf, type Standing } from './standing.ts'

interface StandingDialogProps {
  /** The company to change; without it a company is added. */
  readonly standing: Standing | undefined
  /** The other companies of the brand, because none can be added twice. */
  readonly others: readonly Standing[]
  readonly onDone: (standing: Standing) => void
  readonly onClose: () => void
}

/**
 * Asks for a company, its relation to the brand, and the region. Nothing is sent: it belongs to the form
 * below.
 */
export function StandingDialog({ standing, others, onDone, onClose }: StandingDialogProps) {
  const translate = useTranslate()
  return (
    <FormDialog
      title={translate(standing ? 'brandDB.brandCompany.change_one' : 'brandDB.brandCompany.add')}
      confirm={translate('brandDB.brandCompany.take')}
      texts={`resources.${useResourceOf('brand_company')}`}
      fields={fields}
      values={{ ...standing }}
      onConfirm={({ company_id = '', relation, region = '' }) => {
        const given = { company_id, relation: relation ?? '', region: region.trim() || null }
        if (others.some((other) => keyOf(other) === keyOf(given)))
          return { company_id: 'brandDB.brandCompany.there' }
        onDone(given)
        return undefined
      }}
      onClose={onClose}
    />
  )
}

const { company_id, relation, region } = brandCompany.fields
const fields = { company_id, relation, region }
