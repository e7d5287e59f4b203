import Add from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import { useContext, useState } from 'react'
import { useReference } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { FormBaseContext } from '#src/kit/form/change/useChanges.ts'
import { FieldError } from '#src/kit/form/input/FieldError.tsx'
import { useFieldInput } from '#src/kit/form/input/useFieldInput.ts'
import styles from './BrandCompany.module.css'
import { areSame, linksIn, type CompanyLink } from './companyLink.ts'
import { CompanyLinkDialog } from './CompanyLinkDialog.tsx'
import { CompanyLinkLines } from './CompanyLinkLines.tsx'
import { CompanyLinkTools } from './CompanyLinkTools.tsx'

/**
 * All companies behind a brand as one field of its form, `companies`. They are added, changed and removed in
 * the form; nothing is sent until the form is.
 */
export function CompaniesInput() {
  const translate = useTranslate()
  const { id, value, setValue, register, error, describedBy } = useFieldInput('companies')
  const base = linksIn(useContext(FormBaseContext)['companies'])
  const [place, setPlace] = useState<number | null>(null)
  const listed = linksIn(value)
  // Removing a company and adding it again is not a change.
  const set = (next: readonly CompanyLink[]) => setValue(areSame(next, base) ? base : next)
  const remove = (index: number) => {
    set(listed.toSpliced(index, 1))
    // The button that was clicked disappears with its line.
    document.getElementById(id)?.focus()
  }
  return (
    <div className={styles['companies']}>
      {listed.length === 0 ? (
        <p className="muted">{translate('brandDB.brandCompany.none')}</p>
      ) : (
        <CompanyLinkLines
          links={listed}
          renderTools={(link, index) => (
            <Tools link={link} onChange={() => setPlace(index)} onRemove={() => remove(index)} />
          )}
        />
      )}
      <Button
        id={id}
        ref={register}
        className={styles['add'] ?? ''}
        variant="outlined"
        startIcon={<Add />}
        aria-describedby={describedBy}
        onClick={() => setPlace(listed.length)}
      >
        {translate('brandDB.brandCompany.add')}
      </Button>
      <FieldError id={id} error={error} />
      {place !== null && (
        <CompanyLinkDialog
          link={listed[place]}
          others={listed.toSpliced(place, 1)}
          onDone={(link) => {
            set(listed.toSpliced(place, 1, link))
            setPlace(null)
          }}
          onClose={() => setPlace(null)}
        />
      )}
    </div>
  )
}

interface ToolsProps {
  readonly link: CompanyLink
  readonly onChange: () => void
  readonly onRemove: () => void
}

function Tools({ link: { company_id }, ...does }: ToolsProps) {
  const { referenceRecord } = useReference({
    reference: useResourceOf('company') ?? '',
    id: company_id,
  })
  const nameOf = useLocalName()
  return <CompanyLinkTools name={referenceRecord ? nameOf(referenceRecord) : company_id} {...does} />
}
