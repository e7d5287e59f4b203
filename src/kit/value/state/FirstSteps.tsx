import { LinkBase } from 'react-admin'
import { setupBefore } from '#contract/core/setupBefore.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { useLocalText } from '#src/kit/base/text/useLocalText.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import styles from './State.module.css'

/** Says in an empty list what has to be set up before it can have records; users who may do that get links. */
export function FirstSteps() {
  const translate = useTranslate()
  const local = useLocalText()
  const { data } = useCall(setupBefore, { query: { noun: useContract().name } })
  if (!data || data.steps.length === 0) return null
  return (
    <p className={styles['first']}>
      {translate('atrium.state.empty.first')}{' '}
      {data.steps.map(({ id, title, link }) =>
        link === null ? (
          <span key={id}>{local(title)}</span>
        ) : (
          <LinkBase key={id} to={link}>
            {local(title)}
          </LinkBase>
        ),
      )}
    </p>
  )
}
