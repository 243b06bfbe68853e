import type { Plugin } from 'vite';

/** Serves the config of a local chain as `deployment.json`, where a host would have the file. */
export function serveDeployment(record: unknown): Plugin {
  const body = JSON.stringify(record, null, 2);
  return {
    name: 'amswap:deployment',
    configureServer(server) {
      server.middlewares.use('/deployment.json', (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.setHeader('cache-control', 'no-store');
        response.end(body);
      });
    },
  };
}
