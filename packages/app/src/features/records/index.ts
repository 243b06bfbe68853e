export { default } from './RecordsPage.tsx';
