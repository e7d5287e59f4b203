import BarChart from '@mui/icons-material/BarChartOutlined'
import More from '@mui/icons-material/MoreHorizOutlined'
import TableRows from '@mui/icons-material/TableRowsOutlined'
import { MenuItem } from '@mui/material'
import { useState } from 'react'
import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { LaterMenu } from '#src/kit/base/control/LaterPopover.tsx'
import { ToolButton } from '#src/kit/base/control/ToolButton.tsx'
import styles from './Chart.module.css'
import type { ChartData } from './ChartData.ts'
import { fontOf } from './fontOf.ts'
import { printPicture, savePicture } from './takeAway.ts'
import { useDrawing } from './useDrawing.ts'

interface ChartToolsProps {
  readonly data: ChartData
  readonly isTable: boolean
  readonly onTable: (isTable: boolean) => void
}

/** The switch between chart and table, and buttons to save and print the chart. */
export function ChartTools({ data, isTable, onTable }: ChartToolsProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? ''
  const drawing = useDrawing().data
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const take = (away: (title: string, picture: string) => void) => () => {
    setAnchor(null)
    if (drawing) away(data.title, drawing.pictureOf(data, { locale, font: fontOf(document.body) }))
  }
  return (
    <span className={styles['tools']}>
      <ToolButton
        label={translate(`atrium.chart.${isTable ? 'as_chart' : 'as_table'}`)}
        icon={isTable ? <BarChart /> : <TableRows />}
        onClick={() => onTable(!isTable)}
      />
      <ToolButton
        label={translate('atrium.chart.more')}
        icon={<More />}
        opens="menu"
        isOpen={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <LaterMenu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem disabled={!drawing} onClick={take(savePicture)}>
          {translate('atrium.chart.save')}
        </MenuItem>
        <MenuItem disabled={!drawing} onClick={take(printPicture)}>
          {translate('atrium.chart.print')}
        </MenuItem>
      </LaterMenu>
    </span>
  )
}
