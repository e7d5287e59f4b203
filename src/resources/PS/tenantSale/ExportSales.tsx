import Download from '@mui/icons-material/FileDownloadOutlined'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { tenantSaleExport } from '#contract/PS/tenantSaleFiles.ts'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'
import { useCan } from '#src/kit/base/person/subject.ts'

const formats = ['xlsx', 'csv'] as const

/** Downloads the sales of a month, for users who may. */
export function ExportSales({ month }: { readonly month: string }) {
  const translate = useTranslate()
  const { send, showFailure } = useBackEnd()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!useCan('report.tenant_sale.export')) return null
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0))
    .toISOString()
    .slice(0, 10)
  const download = (format: (typeof formats)[number]) => {
    setAnchor(null)
    void send(tenantSaleExport, { query: { from: `${month}-01`, to: last, format } }).catch(showFailure)
  }
  return (
    <>
      <Button
        startIcon={<Download />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('PS.tenantSale.export')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {formats.map((format) => (
          <MenuItem key={format} onClick={() => download(format)}>
            {translate(`PS.tenantSale.format.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
