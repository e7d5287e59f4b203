import Print from '@mui/icons-material/PrintOutlined'
import { useTranslate } from 'react-admin'
import { ActionButton } from './RecordActions.tsx'

/** Prints the page: without menu and buttons, with site, person and time at the top. */
export function PrintAction() {
  const translate = useTranslate()
  return (
    <ActionButton icon={<Print />} onClick={() => print()}>
      {translate('atrium.action.print')}
    </ActionButton>
  )
}
