import Edit from '@mui/icons-material/EditOutlined'
import LinkOff from '@mui/icons-material/LinkOffRounded'
import { useTranslate } from 'react-admin'
import { ToolButton } from '#src/kit/list/ToolButton.tsx'
import styles from './BrandCompany.module.css'

interface StandingToolsProps {
  /** What the company is called. */
  readonly name: string
  readonly onChange: () => void
  readonly onRemove: () => void
}

/** The buttons beside a company behind a brand: to change what it is to the brand, and to take it away. */
export function StandingTools({ name, onChange, onRemove }: StandingToolsProps) {
  const translate = useTranslate()
  return (
    <span className={styles['tools']}>
      <ToolButton
        label={translate('brandDB.brandCompany.change', { name })}
        icon={<Edit />}
        opens="dialog"
        onClick={onChange}
      />
      <ToolButton
        label={translate('brandDB.brandCompany.remove', { name })}
        icon={<LinkOff />}
        onClick={onRemove}
      />
    </span>
  )
}
