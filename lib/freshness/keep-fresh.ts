import pino from "pino";
import { env } from "@/lib/process/env";
import { onePerProcess } from "@/lib/process/one-per-process";
import { closings } from "@/lib/storage/closings";
import { hostGateway } from "@/lib/transport/host-gateway";
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
