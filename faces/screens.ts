// `atrium/screens`, for the author of screens and fills: what the console's own are made of, beside react-admin and MUI.
// Import it in what a manifest loads, never in the manifest: it is a good part of the console.

// Lists
export { ListPage } from '#src/kit/list/ListPage.tsx'
export { Table } from '#src/kit/table/Table.tsx'
export type { Column } from '#src/kit/table/Column.ts'

// Forms
export { CreatePage } from '#src/kit/form/CreatePage.tsx'
export { EditPage } from '#src/kit/form/EditPage.tsx'
export { FormGroup } from '#src/kit/form/FormGroup.tsx'
export { Input } from '#src/kit/input/Input.tsx'
export { NamesInput } from '#src/kit/input/NamesInput.tsx'

// A page of one's own, and that of a record
export { PlainPage } from '#src/kit/record/PlainPage.tsx'
export { ShowPage } from '#src/kit/record/ShowPage.tsx'
export { RecordBody } from '#src/kit/record/RecordBody.tsx'
export { Section } from '#src/kit/record/Section.tsx'
export { Facts } from '#src/kit/record/Facts.tsx'
export { BackLink } from '#src/kit/record/BackLink.tsx'
export { ActionButton, DeleteAction, EditAction } from '#src/kit/record/RecordActions.tsx'
export type { Fact } from '#src/kit/record/Facts.tsx'

// Single values, and what they are called
export { FieldValue } from '#src/kit/field/FieldValue.tsx'
export { NameField } from '#src/kit/field/NameField.tsx'
export { StatusChip } from '#src/kit/field/StatusChip.tsx'
export { TagList } from '#src/kit/field/TagList.tsx'
export { formatDate, formatDay } from '#src/kit/field/formatDate.ts'
export { formatArea, formatNumber, formatRatio } from '#src/kit/field/formatNumber.ts'
export { useLocalName } from '#src/kit/field/useLocalName.ts'
export { useWords } from '#src/kit/field/useWords.ts'
export { localName } from '#src/kit/localName.ts'
export type { Tone, Tones } from '#src/kit/field/StatusChip.tsx'
export type { ValueLook } from '#src/kit/field/ValueOf.tsx'

// What stands where data would
export { ErrorState } from '#src/kit/state/ErrorState.tsx'
export { ForbiddenState } from '#src/kit/state/ForbiddenState.tsx'
export { NoResult } from '#src/kit/state/NoResult.tsx'
export { RecordSkeleton } from '#src/kit/state/Skeletons.tsx'
export { State } from '#src/kit/state/State.tsx'

// The person, the back end, the plugin's settings, and the fills of a slot of one's own
export { usePerson } from '#src/kit/personContext.ts'
export { useMay } from '#src/kit/subject.ts'
export { useCalls } from '#src/kit/useCalls.ts'
export { useContract } from '#src/kit/contractOf.ts'
export { useSettings } from '#src/kit/useSettings.ts'
export { SlotFill, SlotFills, useFills } from '#src/kit/SlotFills.tsx'
