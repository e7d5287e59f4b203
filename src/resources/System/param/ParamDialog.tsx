import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { ref } from '#contract/fields.ts'
import { createCall, saveCall } from '#contract/resourceCalls.ts'
import { param as contract } from '#contract/System/param.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { FormDialog } from '#src/kit/form/FormDialog.tsx'
import type { Words } from '#src/kit/value/field/useWords.ts'
import { paramForm } from './paramForm.ts'
import { useDescription, type Param } from './useParams.ts'

interface ParamDialogProps {
  readonly param: Param
  /** Asks for a site as well, and stores the value for that site only. */
  readonly isForSite?: boolean
  readonly onClose: () => void
}

const refreshes = [contract]

/** Asks for the value of a parameter with the inputs of its type, and stores it. */
export function ParamDialog({ param, isForSite = false, onClose }: ParamDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const describe = useDescription()
  const words = useParamWords(param)
  const create = useSend(createCall(contract), { refreshes })
  const save = useSend(saveCall(contract), { refreshes })
  const form = paramForm(param, translate('System.param.json_wrong'))
  return (
    <FormDialog
      isWide
      title={translate(isForSite ? 'System.param.add_site' : 'System.param.change')}
      text={describe(param)}
      confirm={translate('System.param.save')}
      fields={isForSite ? { site: ref('site', { required: true }), ...form.fields } : form.fields}
      values={form.values}
      texts={words}
      onClose={onClose}
      onConfirm={async ({ site, ...given }) => {
        const read = form.read(given)
        if ('wrong' in read) return read.wrong
        const { _id, rev, group, key } = param
        const value = contract.fields.value.schema.parse(read.value)
        if (isForSite) await create.send({ body: { group, key, site: String(site), value } })
        else await save.send({ query: { cond: { _id } }, body: { value, rev } })
        notify('System.param.saved', { type: 'success' })
        onClose()
        return undefined
      }}
    />
  )
}

function useParamWords({ min, max, unit, holds }: Param): Words {
  const translate = useTranslate()
  const labels: Readonly<Record<string, string>> = {
    site: translate('resources.System/param.fields.site'),
    value: translate('resources.System/param.fields.value'),
  }
  const bounds = min === null || max === null ? [] : [translate('System.param.between', { min, max })]
  const units = unit === null ? [] : [translate(`System.param.unit.${unit}`, { _: unit })]
  const json = holds === 'records' || holds === 'map' ? translate('System.param.json_help') : ''
  return {
    label: (source) => labels[source] ?? source,
    choice: (_, value) => String(value),
    help: (source) => (source === 'value' ? [...bounds, ...units].join(' ') || json : ''),
    yesNo: (value) => translate(`ra.boolean.${value}`),
  }
}
