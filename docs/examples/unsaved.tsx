import { batchCall } from 'atrium/contract'
import { BatchRefusal, ChangedBy, type ContestedAnswers } from 'atrium/parts'
import { ContestedChoice, DiscardButton, RemoveButton, UnsavedInput, useSend } from 'atrium/screens'
import { useState } from 'react'
import { booking, lot } from './parking.ts'

interface Bay {
  readonly _id: string
  readonly rev: number
  readonly name: string
}

/**
 * Input outside a form: the user is asked before it is left, and it is kept as a draft. What discards or removes asks
 * first. A row that the server refuses is shown like any other failure.
 */
export function BayNames({ bays }: { bays: readonly Bay[] }) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [tries, setTries] = useState(0)
  const { send, showFailure } = useSend(batchCall(lot), { refreshes: [lot, booking] })
  const changed = bays.filter(({ _id, name }) => (typed[_id] ?? name) !== name)
  const save = async () => {
    const list = changed.map(({ _id, rev }) => ({ _id, rev, doc: { name: typed[_id] } }))
    const { list: outcomes } = await send({ body: { list } })
    for (const one of outcomes) if ('errcode' in one) showFailure(new BatchRefusal(one))
    setTries(tries + 1)
  }
  const remove = ({ _id, rev }: Bay) => send({ body: { list: [{ _id, rev, remove: true }] } })
  return (
    <>
      <UnsavedInput
        surface="parking.bays"
        value={typed}
        hasChanges={changed.length > 0}
        onRestore={setTyped}
        save={{ run: () => void save().catch(showFailure), tries }}
      />
      {bays.map((bay) => (
        <p key={bay._id}>
          <input
            aria-label={bay.name}
            value={typed[bay._id] ?? bay.name}
            onChange={({ target }) => setTyped({ ...typed, [bay._id]: target.value })}
          />
          <RemoveButton label={`Remove ${bay.name}`} isStored onRemove={() => remove(bay)} />
        </p>
      ))}
      <DiscardButton onDiscard={() => setTyped({})} />
    </>
  )
}

interface Places {
  readonly places: number
  readonly by: string
  readonly at: number
}

/** Who else gave an answer, and the choice between the two. */
export const OtherAnswer = ({ mine, theirs, decide }: OtherAnswerProps) => (
  <ContestedChoice
    {...{ by: theirs.by, at: theirs.at }}
    mine={`${mine.places} places`}
    theirs={`${theirs.places} places`}
    onKeep={() => decide(mine)}
    onTake={() => decide()}
  />
)

interface OtherAnswerProps {
  readonly mine: Places
  readonly theirs: Places
  readonly decide: (mine?: Places) => void
}

/** Who gave the answers that somebody has to decide about. */
export const OtherAnswers = ({ contested }: { contested: ContestedAnswers<Places> }) =>
  Object.entries(contested).map(([id, { mine }]) => <ChangedBy key={id} by={mine.by} at={mine.at} />)
