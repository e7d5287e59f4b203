import { useRefresh } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { mayRegen, myscustProblem, myscustRegen } from '#contract/RM/myscustProblem.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { ActionButton } from '#src/kit/page/record/RecordActions.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'

interface RegenButtonProps {
  /** A published visit. */
  readonly result: { readonly _id: string; readonly site: string }
}

const refreshes = [myscustProblem]

/** Makes the problems of a visit, for users who may. */
export function RegenButton({ result }: RegenButtonProps) {
  const { _id: result_id, site } = result
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const may = useCan(mayRegen, result)
  const { send, isSending, showFailure } = useSend(myscustRegen, { refreshes })
  if (!may) return null
  async function regen() {
    try {
      const counts = await send({ body: { site, result_id } })
      notify('RM.problem.tools.regen.done', { type: 'success', messageArgs: counts })
      refresh()
    } catch (error) {
      showFailure(error)
    }
  }
  return (
    <ActionButton onClick={() => !isSending && void regen()}>
      {translate('RM.problem.tools.regen.title')}
    </ActionButton>
  )
}
