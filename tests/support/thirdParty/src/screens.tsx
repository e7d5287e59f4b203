import {
  CreatePage,
  EditPage,
  FieldList,
  FormGroup,
  Input,
  ListPage,
  NameField,
  NamesInput,
  Section,
  ShowPage,
  Table,
  type Column,
  type StatusColors,
} from 'atrium/screens'
import type { lostItem } from './contract.ts'

export { Board } from './Board.tsx'

const statusColors: StatusColors = { kept: 'amber', returned: 'green', handed_over: 'grey' }

const columns: readonly Column<typeof lostItem>[] = [
  { source: 'name', width: 240, render: (record) => <NameField record={record} /> },
  { source: 'status', width: 120, statusColors },
  { source: 'floor_id', width: 120 },
  { source: 'found_on', width: 120 },
]

export const List = () => (
  <ListPage filters={['status', 'floor_id']}>
    <Table columns={columns} />
  </ListPage>
)

const form = (
  <FormGroup title="ra.message.details">
    <NamesInput />
    <Input source="site" />
    <Input source="floor_id" />
    <Input source="found_on" />
    <Input source="status" />
    <Input source="note" />
  </FormGroup>
)

export const Create = () => <CreatePage>{form}</CreatePage>
export const Edit = () => <EditPage>{form}</EditPage>

export const Show = () => (
  <ShowPage status="status" statusColors={statusColors}>
    <Section title="ra.message.details">
      <FieldList sources={['site', 'floor_id', 'found_on', 'note']} />
    </Section>
  </ShowPage>
)
