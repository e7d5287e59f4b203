import OpenInNew from '@mui/icons-material/OpenInNewOutlined'
import Refresh from '@mui/icons-material/RefreshOutlined'
import { Button } from '@mui/material'
import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { localName } from '#src/kit/base/text/localName.ts'
import type { MenuEntry } from '#src/providers/menuEntry.ts'
import s from './ExternalPage.module.css'
import { Frame } from './Frame.tsx'
import { NotFramed } from './NotFramed.tsx'
import { useFrameAddress } from './useFrameAddress.ts'

/** The page of an entry, under a bar with its name. A reload and a new tab each get their own token. */
export const ExternalPage = ({ entry }: { entry: MenuEntry }) => {
  const translate = useTranslate()
  const name = localName(entry, useLocale())
  const { found, round, reload, find } = useFrameAddress(entry)

  const openTab = async () => {
    const again = await find()
    if (again.kind === 'open') window.open(again.href, '_blank', 'noopener,noreferrer')
    else reload()
  }

  const isOpen = found === null || found.kind === 'open'
  return (
    <section className={s.page} aria-label={name}>
      <header className={s.bar}>
        <h1 className="cut grow">{name}</h1>
        {isOpen ? (
          <>
            <Button color="inherit" startIcon={<Refresh />} className={s.tool} onClick={reload}>
              <span>{translate('iframe.reload')}</span>
            </Button>
            <Button
              color="inherit"
              startIcon={<OpenInNew />}
              className={s.tool}
              onClick={() => void openTab()}
            >
              <span>{translate('iframe.new_tab')}</span>
            </Button>
          </>
        ) : null}
      </header>
      {found === null || found.kind === 'open' ? (
        <Frame key={round} name={name} address={found} />
      ) : (
        <NotFramed found={found} onRetry={reload} />
      )}
    </section>
  )
}
