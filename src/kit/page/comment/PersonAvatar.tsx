import { useReference } from 'react-admin'
import { Avatar } from '#src/kit/value/picture/Avatar.tsx'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'

/** The initials of a person; an empty circle for nobody, and where the names of people are not available. */
export function PersonAvatar({ id }: { readonly id: string | null }) {
  const reference = useResourceOf('user')
  return id === null || reference === undefined ? (
    <Avatar name="" />
  ) : (
    <AvatarOf reference={reference} id={id} />
  )
}

function AvatarOf({ reference, id }: { readonly reference: string; readonly id: string }) {
  const { referenceRecord } = useReference({ reference, id })
  const nameOf = useLocalName()
  return <Avatar name={referenceRecord ? nameOf(referenceRecord) : ''} />
}
