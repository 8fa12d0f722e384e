import { serve } from "@hono/node-server";
import { keepAliveMs } from "./keep-alive";
import { openGateway } from "./open";
import { readGatewaySettings, SettingError } from "./settings";

// The gateway alone on a port: `npm run gateway`. The storefront reaches it through GATEWAY_URL.

const drainMs = 10_000;
/** Longest time for a whole request to come in: one that drips holds nothing open. */
const requestMs = 30_000;

function start(): void {
	const settings = readGatewaySettings(process.env);
	const { gateway, log, worker, close } = openGateway(settings);
	const port = Number(process.env.GATEWAY_PORT ?? 3100);
	const limits = { keepAliveTimeout: keepAliveMs, requestTimeout: requestMs };
	const server = serve(
		{ fetch: gateway.fetch, port, serverOptions: limits },
		() => log.info({ port }, "gateway is open"),
	);
	worker.start();

	const stop = () => {
		server.close(() => void close().then(() => process.exit(0)));
		setTimeout(() => process.exit(1), drainMs).unref();
	};
	process.once("SIGTERM", stop);
	process.once("SIGINT", stop);
}

try {
	start();
} catch (error) {
	if (!(error instanceof SettingError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
