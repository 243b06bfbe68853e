export {
  demoAccount,
  openPageAccounts,
  type PageAccounts,
  type PageAccountsOptions,
} from './openPageAccounts.ts';
