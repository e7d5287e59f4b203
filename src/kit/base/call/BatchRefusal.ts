import type { BatchOutcome } from '#contract/batchCall.ts'

type RefusedRow = Extract<BatchOutcome, { readonly errcode: number }>

/** Why a row of `batchCall` was refused, as dialogs and toasts show it. */
export class BatchRefusal extends Error {
  readonly errcode: number
  readonly errmsg: string
  readonly data: Pick<RefusedRow, 'fields' | 'current'>

  constructor({ errcode, errmsg, fields, current }: RefusedRow) {
    super(errmsg)
    this.name = 'BatchRefusal'
    this.errcode = errcode
    this.errmsg = errmsg
    this.data = { fields, current }
  }
}
