import AccountTree from '@mui/icons-material/AccountTreeOutlined'
import Approval from '@mui/icons-material/ApprovalOutlined'
import Assessment from '@mui/icons-material/AssessmentOutlined'
import Assignment from '@mui/icons-material/AssignmentOutlined'
import AssignmentLate from '@mui/icons-material/AssignmentLateOutlined'
import Badge from '@mui/icons-material/BadgeOutlined'
import BarChart from '@mui/icons-material/BarChartOutlined'
import Business from '@mui/icons-material/BusinessOutlined'
import Calculate from '@mui/icons-material/CalculateOutlined'
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import CallSplit from '@mui/icons-material/CallSplitOutlined'
import Category from '@mui/icons-material/CategoryOutlined'
import Contacts from '@mui/icons-material/ContactsOutlined'
import CurrencyExchange from '@mui/icons-material/CurrencyExchangeOutlined'
import Dashboard from '@mui/icons-material/DashboardOutlined'
import Description from '@mui/icons-material/DescriptionOutlined'
import DirectionsWalk from '@mui/icons-material/DirectionsWalkOutlined'
import EditNote from '@mui/icons-material/EditNoteOutlined'
import Event from '@mui/icons-material/EventOutlined'
import EventBusy from '@mui/icons-material/EventBusyOutlined'
import FactCheck from '@mui/icons-material/FactCheckOutlined'
import Flag from '@mui/icons-material/FlagOutlined'
import FolderOpen from '@mui/icons-material/FolderOpenOutlined'
import Grade from '@mui/icons-material/GradeOutlined'
import GridView from '@mui/icons-material/GridViewOutlined'
import Handshake from '@mui/icons-material/HandshakeOutlined'
import History from '@mui/icons-material/HistoryOutlined'
import Home from '@mui/icons-material/HomeOutlined'
import Insights from '@mui/icons-material/InsightsOutlined'
import Label from '@mui/icons-material/LabelOutlined'
import Layers from '@mui/icons-material/LayersOutlined'
import Leaderboard from '@mui/icons-material/LeaderboardOutlined'
import List from '@mui/icons-material/ListOutlined'
import ListAlt from '@mui/icons-material/ListAltOutlined'
import LocalOffer from '@mui/icons-material/LocalOfferOutlined'
import LocationCity from '@mui/icons-material/LocationCityOutlined'
import Lock from '@mui/icons-material/LockOutlined'
import Menu from '@mui/icons-material/MenuOutlined'
import MenuBook from '@mui/icons-material/MenuBookOutlined'
import OpenInNew from '@mui/icons-material/OpenInNewOutlined'
import Park from '@mui/icons-material/ParkOutlined'
import Payments from '@mui/icons-material/PaymentsOutlined'
import People from '@mui/icons-material/PeopleOutlined'
import PersonSearch from '@mui/icons-material/PersonSearchOutlined'
import PointOfSale from '@mui/icons-material/PointOfSaleOutlined'
import Public from '@mui/icons-material/PublicOutlined'
import QueryStats from '@mui/icons-material/QueryStatsOutlined'
import ReportProblem from '@mui/icons-material/ReportProblemOutlined'
import Rule from '@mui/icons-material/RuleOutlined'
import Science from '@mui/icons-material/ScienceOutlined'
import Sell from '@mui/icons-material/SellOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined'
import Stairs from '@mui/icons-material/StairsOutlined'
import Storefront from '@mui/icons-material/StorefrontOutlined'
import TableView from '@mui/icons-material/TableViewOutlined'
import Translate from '@mui/icons-material/TranslateOutlined'
import TrendingUp from '@mui/icons-material/TrendingUpOutlined'
import Tune from '@mui/icons-material/TuneOutlined'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import ViewKanban from '@mui/icons-material/ViewKanbanOutlined'
import ViewModule from '@mui/icons-material/ViewModuleOutlined'
import VpnKey from '@mui/icons-material/VpnKeyOutlined'
import Default from '@mui/icons-material/ArticleOutlined'
import type { SvgIconComponent } from '@mui/icons-material'
import { useState } from 'react'
import { NamedIcon } from './NamedIcon.tsx'

/**
 * The icons of the product's own menus, by their Material names. They are in the bundle; other icons are
 * fetched.
 */
const icons: Readonly<Record<string, SvgIconComponent>> = {
  account_tree: AccountTree,
  approval: Approval,
  assessment: Assessment,
  assignment: Assignment,
  assignment_late: AssignmentLate,
  badge: Badge,
  bar_chart: BarChart,
  business: Business,
  calculate: Calculate,
  calendar_month: CalendarMonth,
  call_split: CallSplit,
  category: Category,
  contacts: Contacts,
  currency_exchange: CurrencyExchange,
  dashboard: Dashboard,
  description: Description,
  directions_walk: DirectionsWalk,
  edit_note: EditNote,
  event: Event,
  event_busy: EventBusy,
  fact_check: FactCheck,
  flag: Flag,
  folder_open: FolderOpen,
  grade: Grade,
  grid_view: GridView,
  handshake: Handshake,
  history: History,
  home: Home,
  insights: Insights,
  label: Label,
  layers: Layers,
  leaderboard: Leaderboard,
  list: List,
  list_alt: ListAlt,
  local_offer: LocalOffer,
  location_city: LocationCity,
  lock: Lock,
  menu: Menu,
  menu_book: MenuBook,
  open_in_new: OpenInNew,
  park: Park,
  payments: Payments,
  people: People,
  person_search: PersonSearch,
  point_of_sale: PointOfSale,
  public: Public,
  query_stats: QueryStats,
  report_problem: ReportProblem,
  rule: Rule,
  science: Science,
  sell: Sell,
  settings: Settings,
  space_dashboard: SpaceDashboard,
  stairs: Stairs,
  storefront: Storefront,
  table_view: TableView,
  translate: Translate,
  trending_up: TrendingUp,
  tune: Tune,
  upload_file: UploadFile,
  view_kanban: ViewKanban,
  view_module: ViewModule,
  vpn_key: VpnKey,
}

/**
 * The icon of a menu entry: a Material name in snake_case, or the path of an image of our own site
 * (specification section 2, "image path or icon name"). If there is none, or it cannot be loaded, a default
 * icon is shown. Decorative: the entry's name is beside it or in its tooltip.
 */
export const MenuIcon = ({ icon }: { icon: string | null | undefined }) => {
  const [broken, setBroken] = useState<string | null>(null)
  if (icon && icon !== broken && isImage(icon))
    return <img src={icon} alt="" width={20} height={20} onError={() => setBroken(icon)} />
  // Every object has `constructor` and the like.
  const Known = icon && Object.hasOwn(icons, icon) ? icons[icon] : undefined
  if (Known) return <Known aria-hidden />
  if (icon && /^\w+$/.test(icon)) return <NamedIcon key={icon} name={icon} />
  return <Default aria-hidden />
}

/**
 * Whether this is the path of an image on our own site, as a browser would resolve it. An image from another
 * host (`//host`, `/\host`) would reveal to that host which pages people see, and rendering a menu must not
 * call the API. A relative path starts from the console.
 */
export function isImage(icon: string): boolean {
  if (!/^[\w./@-]+\.(?:svg|png|webp|avif|jpe?g|gif|ico)$/i.test(icon)) return false
  const here = new URL(document.baseURI)
  const { origin, pathname } = new URL(icon, here)
  const written = icon.startsWith('/') ? icon : new URL('.', here).pathname + icon.replace(/^\.\//, '')
  return origin === here.origin && pathname === written && !pathname.startsWith('/api/')
}
