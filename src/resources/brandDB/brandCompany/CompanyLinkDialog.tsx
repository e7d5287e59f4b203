import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { brandCompany } from '#contract/brandDB/brandCompany.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { FormDialog } from '#src/kit/form/FormDialog.tsx'
import { keyOf, type CompanyLink } from './companyLink.ts'

interface CompanyLinkDialogProps {
  /** The company to change; without it a company is added. */
  readonly link: CompanyLink | undefined
  /** The other companies of the brand, because none can be added twice. */
  readonly others: readonly CompanyLink[]
  readonly onDone: (link: CompanyLink) => void
  readonly onClose: () => void
}

/**
 * Asks for a company, its relation to the brand, and the region. Nothing is sent: it belongs to the form
 * below.
 */
export function CompanyLinkDialog({ link, others, onDone, onClose }: CompanyLinkDialogProps) {
  const translate = useTranslate()
  return (
    <FormDialog
      title={translate(link ? 'brandDB.brandCompany.change_one' : 'brandDB.brandCompany.add')}
      confirm={translate('brandDB.brandCompany.take')}
      texts={`resources.${useResourceOf('brand_company')}`}
      fields={fields}
      values={{ ...link }}
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
