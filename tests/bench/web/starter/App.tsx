import simpleRestProvider from 'ra-data-simple-rest'
import {
  Admin,
  DataTable,
  List,
  Resource,
  SearchInput,
  Show,
  SimpleShowLayout,
  TextField,
  type AuthProvider,
} from 'react-admin'

// What `npm create react-admin` writes, with the columns that a list of brands shows by default, and two resources to go
// to and fro between.

const filters = [<SearchInput key="q" source="q" alwaysOn />]

const Brands = () => (
  <List filters={filters} perPage={25}>
    <DataTable rowClick="show">
      <DataTable.Col source="name" />
      <DataTable.Col source="category" />
      <DataTable.Col source="level1" />
      <DataTable.Col source="status" />
      <DataTable.NumberCol source="store_count" />
      <DataTable.Col source="tags" />
    </DataTable>
  </List>
)

const Brand = () => (
  <Show>
    <SimpleShowLayout>
      <TextField source="name" />
      <TextField source="category" />
      <TextField source="level1" />
      <TextField source="status" />
      <TextField source="tags" />
    </SimpleShowLayout>
  </Show>
)

const authProvider: AuthProvider = {
  login: async ({ username }: { username: string }) => localStorage.setItem('user', username),
  logout: async () => localStorage.removeItem('user'),
  checkAuth: async () => {
    if (localStorage.getItem('user') === null) throw new Error('not signed in')
  },
  checkError: async () => undefined,
  getPermissions: async () => undefined,
}

export const App = () => (
  <Admin dataProvider={simpleRestProvider('/api')} authProvider={authProvider} disableTelemetry>
    <Resource name="brands" list={Brands} show={Brand} />
    <Resource name="companies" list={Brands} show={Brand} />
  </Admin>
)
