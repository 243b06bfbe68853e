export { default } from './EarningsPage.tsx';
