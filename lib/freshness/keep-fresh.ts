import pino from "pino";
import { closings } from "@/lib/closings";
import { env } from "@/lib/env";
import { hostGateway } from "@/lib/host-gateway";
import { onePerProcess } from "@/lib/one-per-process";
import { collectFallenTags } from "./fallen-tags";
import { followRedis } from "./follow-redis";
import { refreshItself } from "./refresh-itself";

/** Begins what keeps the cached pages of this process as fresh as the catalogue. Called once, when it starts. */
export function keepFresh(): void {
	onePerProcess("freshness", () => {
		const { LOG_LEVEL: level, REDIS_URL: url } = env();
		const gateway = hostGateway();
		gateway?.worker.start();
		process.once("SIGTERM", () => void gateway?.worker.stop());
		if (gateway) closings().push(gateway.close);
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
