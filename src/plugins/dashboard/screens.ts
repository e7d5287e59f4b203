// The screens of the area, which are one chunk.
export { Group } from './Group.tsx'
export { Home } from './Home.tsx'
export { TodoCard } from './TodoCard.tsx'
