import { Button } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useNavigate } from 'react-router-dom'

/** Links back to the previous page and to the start page. */
export const BackActions = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  return (
    <>
      <Button variant="contained" onClick={() => navigate('/')}>
        {translate('atrium.action.start_page')}
      </Button>
      <Button variant="outlined" onClick={() => navigate(-1)}>
        {translate('ra.action.back')}
      </Button>
    </>
  )
}
