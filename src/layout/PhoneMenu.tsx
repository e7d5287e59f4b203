import Close from '@mui/icons-material/Close'
import { Dialog, IconButton } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { MenuBody } from './MenuBody.tsx'
import s from './PhoneMenu.module.css'

/** The whole menu, full screen on phones; opening an entry closes it. */
export const PhoneMenu = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const translate = useTranslate()
  return (
    <Dialog
      fullScreen
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': translate('atrium.shell.menu') } }}
    >
      <div className={s.head}>
        <h2>{translate('atrium.shell.menu')}</h2>
        <IconButton onClick={onClose} aria-label={translate('atrium.shell.close_menu')} size="large">
          <Close />
        </IconButton>
      </div>
      <nav className="flex down fill" aria-label={translate('atrium.shell.menu')}>
        <MenuBody onOpen={onClose} />
      </nav>
    </Dialog>
  )
}
