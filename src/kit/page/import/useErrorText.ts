import { useContext } from 'react'
import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { fileProblemText, isFileReason } from '#contract/fileProblems.ts'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { usualArgs } from '#src/kit/form/useUnusualQuestion.tsx'
import { messageFor } from '#src/kit/form/input/problemOf.ts'

/**
 * Returns what is wrong with a cell, in the words of the form of `resource` (a react-admin name).
 *
 * @example useErrorText('brandDB/brand')('founded_year', 'min')
 */
export function useErrorText(resource: string): (field: string, message: string) => string {
  const translate = useTranslate()
  const fields = useContext(ResourcesContext).get(resource)?.contract.fields
  const locale = useLocale() ?? ''
  return (field, message) => {
    if (isFileReason(message)) return fileProblemText(message, locale)
    const general = translate(`atrium.validation.${message}`, {
      ...messageFor(fields?.[field], message).args,
      ...(message.startsWith('unusual_') ? usualArgs(fields?.[field]) : {}),
      _: message,
    })
    return translate(`atrium.import.errors.${message}`, { _: general })
  }
}
