import Copy from '@mui/icons-material/ContentCopyOutlined'
import Download from '@mui/icons-material/FileDownloadOutlined'
import Print from '@mui/icons-material/PrintOutlined'
import { Button } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { useCopy } from '#src/kit/base/device/useCopy.ts'
import profile from './Profile.module.css'
import s from './Factor.module.css'

/** The recovery codes, which no call returns again: to copy, save or print. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const translate = useTranslate()
  const copy = useCopy()
  const { user } = usePerson()
  const text = codes.join('\n')

  return (
    <div className={profile.form}>
      <h2 className={s.title} tabIndex={-1} ref={(heading) => heading?.focus()}>
        {translate('profile.factor.codes.title')}
      </h2>
      <p>{translate('profile.factor.codes.text')}</p>
      <div className={s.printed}>
        <p className={s.whose}>Atrium · {user.username}</p>
        <ul className={s.codes} aria-label={translate('profile.factor.codes.title')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="flex wrap gap-8">
        <Button variant="outlined" startIcon={<Copy />} onClick={() => void copy(text)}>
          {translate('profile.factor.codes.copy')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<Download />}
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`Atrium · ${user.username}\n\n${text}\n`)}`}
          download="atrium-recovery-codes.txt"
        >
          {translate('profile.factor.codes.download')}
        </Button>
        <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
          {translate('profile.factor.codes.print')}
        </Button>
      </div>
      <div className="flex wrap gap-8">
        <Button variant="contained" onClick={onDone}>
          {translate('profile.factor.codes.done')}
        </Button>
      </div>
    </div>
  )
}

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}
