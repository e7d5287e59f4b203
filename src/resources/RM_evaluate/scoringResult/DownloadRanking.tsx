import Download from '@mui/icons-material/FileDownloadOutlined'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { dailyRankingsDownload } from '#contract/RM_evaluate/scoringRanking.ts'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { useCan } from '#src/kit/base/person/subject.ts'

const choices = [
  ['store', 'xlsx'],
  ['category', 'xlsx'],
  ['floor', 'xlsx'],
  ['store', 'csv'],
] as const

interface DownloadRankingProps {
  readonly stat_time: number
}

/** Downloads the ranking of a day by shop, category or floor, for users who may. */
export function DownloadRanking({ stat_time }: DownloadRankingProps) {
  const translate = useTranslate()
  const { send, showFailure } = useBackEnd()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const site = usePerson().site?._id
  const mayExport = useCan('scoring.export')
  if (!mayExport || site === undefined) return null
  const download = ([by, format]: (typeof choices)[number]) => {
    setAnchor(null)
    void send(dailyRankingsDownload, { query: { site, stat_time, by, format } }).catch(showFailure)
  }
  return (
    <>
      <Button
        startIcon={<Download />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('RM_evaluate.result.download.button')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map((choice) => (
          <MenuItem key={choice.join()} onClick={() => download(choice)}>
            {translate(`RM_evaluate.result.download.${choice.join('_')}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
