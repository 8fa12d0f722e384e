/**
 * So long a connection that asks nothing stays open: longer than proxies keep one (nginx: 60 seconds), so that none sends
 * a request into a connection that is just being closed.
 */
export const keepAliveMs = 75_000;
