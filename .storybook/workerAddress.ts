/** Where the worker that answers in place of a network stands: beside the page, under whatever folder Storybook is served. */
export const workerAddress = './mockServiceWorker.js';
