import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { serve } from "@hono/node-server";
import type { Gateway } from "./app";
import { type Departure, openDeparture } from "./departure";
import { readDepartureSettings } from "./departure-settings";
import { keepAliveMs } from "./keep-alive";
import { openGateway } from "./open";
import { readGatewaySettings, SettingError } from "./settings";

// The gateway alone on a port: `npm run gateway`. The storefront reaches it through GATEWAY_URL.

/** Longest time for a whole request to come in: one that drips holds nothing open. */
const requestMs = 30_000;

function start(): void {
	const settings = readGatewaySettings(process.env);
	const patience = readDepartureSettings(process.env);
	const { gateway, log, worker, close } = openGateway(settings);
	const port = Number(process.env.GATEWAY_PORT ?? 3100);
	const limits = { keepAliveTimeout: keepAliveMs, requestTimeout: requestMs };
	const server = serve(
		{
			fetch: (request) => answer(gateway, departure, request),
			port,
			serverOptions: limits,
		},
		() => log.info({ port }, "gateway is open"),
	) as Server;
	const departure = openDeparture(server, patience);
	server.prependListener("request", (_: IncomingMessage, res: ServerResponse) =>
		departure.watch(res),
	);
	worker.start();

	const stop = async () => {
		void worker.stop();
		await departure.leave();
		setTimeout(() => process.exit(1), patience.drainMs).unref();
		await close();
		process.exit(0);
	};
	process.on("SIGTERM", () => void stop());
	process.on("SIGINT", () => void stop());
}

/** Whoever asks whether it should get requests hears no from the signal on. */
function answer(
	gateway: Gateway,
	departure: Departure,
	request: Request,
): Response | Promise<Response> {
	const isOver =
		departure.isLeaving() && new URL(request.url).pathname === "/readyz";
	return isOver
		? new Response(null, { status: 503, headers: { "retry-after": "5" } })
		: gateway.fetch(request);
}

try {
	start();
} catch (error) {
	if (!(error instanceof SettingError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
