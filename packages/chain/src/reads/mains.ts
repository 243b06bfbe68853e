import type { Deployment } from '../deployment/Deployment.ts';

/** The main contract that new synthesis goes to, and the older one whose machines still earn. */
export const mainNames = ['main', 'mainSecondary'] as const;
export type MainName = (typeof mainNames)[number];

/** What a read needs of a deployment. */
export type Contracts = Pick<Deployment, 'contracts'>;
