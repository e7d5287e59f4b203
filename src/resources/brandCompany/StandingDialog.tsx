import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { Form, RecordContext, ResourceContextProvider, useTranslate } from 'react-admin'
import { useResourceOf } from '#src/kit/contractOf.ts'
import { FormActionContext } from '#src/kit/input/formAction.ts'
import styles from './BrandCompany.module.css'
import { RelationFields } from './RelationInputs.tsx'
import { keyOf, type Standing } from './standing.ts'

interface StandingDialogProps {
  /** The one to change; none adds another. */
  readonly standing: Standing | undefined
  /** The rest of the list, in which it must not stand already. */
  readonly others: readonly Standing[]
  readonly onDone: (standing: Standing) => void
  readonly onClose: () => void
}

/** Asks which company stands behind the brand, as what and where. Nothing is sent: it is part of the form beneath. */
export function StandingDialog({ standing, others, onDone, onClose }: StandingDialogProps) {
  const translate = useTranslate()
  const title = useId()
  const resource = useResourceOf('brand_company') ?? ''
  const done = ({ company_id, relation, region }: Partial<Record<string, unknown>>) => {
    const given = {
      company_id: String(company_id),
      relation: String(relation),
      region: typeof region === 'string' && region.trim() !== '' ? region.trim() : null,
    }
    if (others.some((other) => keyOf(other) === keyOf(given)))
      return { company_id: 'brandDB.brandCompany.there' }
    onDone(given)
    return undefined
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <ResourceContextProvider value={resource}>
        {/* Neither the brand on screen nor its form is meant here. */}
        <RecordContext value={undefined}>
          <FormActionContext value="create">
            <Form
              defaultValues={{ ...(standing ?? blank) }}
              mode="onTouched"
              noValidate
              disableInvalidFormNotification
              onSubmit={done}
            >
              <DialogTitle id={title}>
                {translate(standing ? 'brandDB.brandCompany.change_one' : 'brandDB.brandCompany.add')}
              </DialogTitle>
              <DialogContent className={styles['dialog'] ?? ''}>
                <RelationFields />
              </DialogContent>
              <DialogActions>
                <Button variant="outlined" onClick={onClose}>
                  {translate('atrium.action.cancel')}
                </Button>
                <Button type="submit" variant="contained">
                  {translate('brandDB.brandCompany.take')}
                </Button>
              </DialogActions>
            </Form>
          </FormActionContext>
        </RecordContext>
      </ResourceContextProvider>
    </Dialog>
  )
}

const blank = { company_id: null, relation: null, region: null }
