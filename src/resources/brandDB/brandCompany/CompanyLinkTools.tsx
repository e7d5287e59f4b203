import Edit from '@mui/icons-material/EditOutlined'
import LinkOff from '@mui/icons-material/LinkOffRounded'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { RemoveButton } from '#src/kit/form/input/RemoveButton.tsx'
import { ToolButton } from '#src/kit/base/control/ToolButton.tsx'

interface CompanyLinkToolsProps {
  /** The name of the company. */
  readonly name: string
  readonly onChange: () => void
  readonly onRemove: () => void
}

/** The buttons next to a company behind a brand: change its relation, and remove it. */
export function CompanyLinkTools({ name, onChange, onRemove }: CompanyLinkToolsProps) {
  const translate = useTranslate()
  return (
    <span className="flex push">
      <ToolButton
        label={translate('brandDB.brandCompany.change', { name })}
        icon={<Edit />}
        opens="dialog"
        onClick={onChange}
      />
      <RemoveButton
        label={translate('brandDB.brandCompany.remove', { name })}
        icon={<LinkOff fontSize="small" />}
        onRemove={onRemove}
      />
    </span>
  )
}
