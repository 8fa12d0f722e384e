import { RateLimiterRedis } from "rate-limiter-flexible";
import { createLimits, type Limits } from "./limits";

const keyPrefix = "harbour-limit";

/** Counters in Redis, for a shop that has one. While it is away, each question fails. */
export function limitsInRedis(
	/** A client of `@redis/client`. */
	storeClient: unknown,
	secret: string,
): Limits {
	return createLimits({
		secret,
		open: ({ name, points, seconds }) =>
			new RateLimiterRedis({
				storeClient,
				useRedisPackage: true,
				keyPrefix: `${keyPrefix}:${name}`,
				points,
				duration: seconds,
			}),
		sweep: async () => {},
	});
}
