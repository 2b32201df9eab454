const http = require('node:http');

const handlers = new Map();
const LOCAL = /^http:\/\/([^/]+)\.([a-z0-9-]+)\.localhost(?::\d+)?(\/.*)?$/;

/** `scheme://host/x` where Chromium can reach it. */
const toLocal = (address) => {
  const { protocol, host, pathname, search, hash } = new URL(address);
  const scheme = protocol.slice(0, -1);
  return handlers.has(scheme) ? `http://${host}.${scheme}.localhost${pathname}${search}${hash}` : address;
};
/** And back, as the program knows it. */
const fromLocal = (address) => {
  const [, host, scheme, rest = '/'] = LOCAL.exec(address) ?? [];
  return scheme && handlers.has(scheme) ? `${scheme}://${host}${rest}` : address;
};
const isLocal = (address) => new URL(address).hostname.endsWith('.localhost');

const protocol = {
  registerSchemesAsPrivileged() {},
  handle: (scheme, handler) => handlers.set(scheme, handler),
};

const respond = async ({ headers, url, method }, response) => {
  const [host, scheme] = /^(.+)\.([a-z0-9-]+)\.localhost$/.exec((headers.host ?? '').replace(/:\d+$/, ''))?.slice(1) ?? [];
  const handler = handlers.get(scheme);
  if (!handler) return response.writeHead(404).end();
  const answer = await handler(new Request(`${scheme}://${host}${url}`, { method }));
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
};

/** The port on which Chromium finds our schemes. */
const serveSchemes = () =>
  new Promise((resolve) => {
    const server = http.createServer((request, response) =>
      respond(request, response).catch((error) => {
        console.error('electron stand-in: a protocol handler failed', request.url, error);
        response.destroy();
      }),
    );
    server.listen(0, '127.0.0.1', () => resolve(server.address().port));
    server.unref();
  });

module.exports = { protocol, serveSchemes, toLocal, fromLocal, isLocal };
