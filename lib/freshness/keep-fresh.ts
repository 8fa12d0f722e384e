import pino from "pino";
import { env } from "@/lib/env";
import { hostedGateway } from "@/lib/gateway-transport";
import { onePerProcess } from "@/lib/one-per-process";
import { collectFallenTags } from "./fallen-tags";
import { followRedis } from "./follow-redis";
import { refreshItself } from "./refresh-itself";

/** Begins what keeps the cached pages of this process as fresh as the catalogue. Called once, when it starts. */
export function keepFresh(): void {
	onePerProcess("freshness", () => {
		const { LOG_LEVEL: level, REDIS_URL: url } = env();
		const worker = hostedGateway()?.worker;
		worker?.start();
		process.once("SIGTERM", () => void worker?.stop());
		if (!url) return true;
		const log = pino({ level, base: { part: "storefront" } });
		followRedis({
			url,
			onFall: collectFallenTags(refreshItself),
			onLost: ({ message }) => log.warn({ message }, "Redis is away"),
		});
		return true;
	});
}
