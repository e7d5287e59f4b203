// Runs in a folder that has its packages (adminJs.ts): node program.mjs <database> <port> <password>
import { buildAuthenticatedRouter } from '@adminjs/express'
import Adapter, { Database, Resource } from '@adminjs/sql'
import AdminJS from 'adminjs'
import express from 'express'

const [connectionString, port, password] = process.argv.slice(2)

/** What was removed is not shown, which also lets it use the indexes that ours uses. */
class Kept extends Resource {
  filterQuery(filter) {
    return super.filterQuery(filter).whereNull('deleted_at')
  }
}

AdminJS.registerAdapter({ Database, Resource: Kept })
const parsed = await new Adapter('postgresql', { connectionString, database: 'postgres' }).init()
const brand = parsed.table('brand')
for (const property of brand.properties) {
  // Ours answers the ids too, and not what they refer to.
  property.reference = () => null
  // What is one of a list is compared whole; any other text would be looked for as a part.
  if (property.name() === 'status')
    property.availableValues = () => ['prospect', 'active', 'inactive', 'blacklisted']
}

const admin = new AdminJS({ resources: [brand], rootPath: '/admin' })
const signIn = {
  authenticate: async (email, given) => (given === password ? { email } : null),
  cookieName: 'adminjs',
  cookiePassword: password,
}
const router = buildAuthenticatedRouter(admin, signIn, null, { resave: false, saveUninitialized: false })
express().use(admin.options.rootPath, router).listen(Number(port), '127.0.0.1')
