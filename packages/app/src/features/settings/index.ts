export { default } from './SettingsPage.tsx';
