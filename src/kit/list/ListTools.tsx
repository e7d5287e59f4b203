import Refresh from '@mui/icons-material/RefreshOutlined'
import { IconButton, Tooltip } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { ColumnChooser } from './ColumnChooser.tsx'
import { DensityMenu } from './DensityMenu.tsx'
import styles from './List.module.css'

/** At the end of the filter row: fetch again, row height, columns. */
export function ListTools() {
  const { refetch } = useListContext()
  const translate = useTranslate()
  return (
    <div className={styles['toolset']}>
      <Tooltip title={translate('atrium.action.refresh')}>
        <IconButton
          size="small"
          aria-label={translate('atrium.action.refresh')}
          onClick={() => void refetch()}
        >
          <Refresh />
        </IconButton>
      </Tooltip>
      <DensityMenu />
      <ColumnChooser />
    </div>
  )
}
