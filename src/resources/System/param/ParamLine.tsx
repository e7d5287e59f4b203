import { LinkBase, useCreatePath } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import styles from './Param.module.css'
import { useValueText } from './ParamValue.tsx'
import { isChanged, useDescription, type ParamEntry } from './useParams.ts'

/** One parameter in the list: what it does, its value, its default if it differs, and the values of sites. */
export function ParamLine({ entry }: { readonly entry: ParamEntry }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const describe = useDescription()
  const textOf = useValueText()
  const to = createPath({ resource: 'System/param', id: entry._id, type: 'show' })
  return (
    <li className="stack">
      <div>
        <LinkBase className="block medium no-underline" to={to}>
          {describe(entry)}
        </LinkBase>
        <code className="muted tiny">{entry.name}</code>
      </div>
      <div className={styles['values']}>
        <p data-changed={isChanged(entry)}>{textOf(entry, entry.value)}</p>
        {isChanged(entry) && (
          <p className="muted small">
            {translate('System.param.default', { value: textOf(entry, entry.initial) })}
          </p>
        )}
        {entry.undeclared_at !== null && <p className="muted small">{translate('System.param.off')}</p>}
        {entry.sites.map((one) => (
          <p key={one._id} className="muted small">
            <ReferenceLabel to="site" id={one.site ?? ''} />: {textOf(one, one.value)}
          </p>
        ))}
      </div>
    </li>
  )
}
