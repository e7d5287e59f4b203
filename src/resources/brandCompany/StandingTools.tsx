import Edit from '@mui/icons-material/EditOutlined'
import LinkOff from '@mui/icons-material/LinkOffRounded'
import { IconButton, Tooltip } from '@mui/material'
import { useTranslate } from 'react-admin'
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
  const change = translate('brandDB.brandCompany.change', { name })
  const remove = translate('brandDB.brandCompany.remove', { name })
  return (
    <span className={styles['tools']}>
      <Tooltip title={change}>
        <IconButton size="small" aria-label={change} onClick={onChange}>
          <Edit />
        </IconButton>
      </Tooltip>
      <Tooltip title={remove}>
        <IconButton size="small" aria-label={remove} onClick={onRemove}>
          <LinkOff />
        </IconButton>
      </Tooltip>
    </span>
  )
}
