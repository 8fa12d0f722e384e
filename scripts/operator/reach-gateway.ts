import { openGateway } from "@/gateway/open";
import { readGatewaySettings } from "@/gateway/settings";
import { FailedStart } from "../start/failed-start";
import { findSecrets, keepSecrets } from "../start/secrets";
import { readStartSettings } from "../start/settings";
import type { Reached } from "./ask-gateway";

/**
 * The gateway of GATEWAY_URL; where none is named, one opened here on the shop's database, beside a running shop or
 * without it. What an order causes outside the database waits for a running shop.
 */
export async function withGateway<Result>(
	connectionString: string,
	work: (reached: Reached) => Promise<Result>,
): Promise<Result> {
	const { GATEWAY_URL, DATA_DIR } = readStartSettings(process.cwd());
	if (GATEWAY_URL) {
		const { SIGNATURE_SECRET: signatureSecret } = findSecrets(DATA_DIR);
		if (!signatureSecret)
			throw new FailedStart("SIGNATURE_SECRET must be that of GATEWAY_URL.");
		return work({ signatureSecret, fetch: overHttp(GATEWAY_URL) });
	}
	const settings = readGatewaySettings({
		...process.env,
		...keepSecrets(DATA_DIR),
		DATA_DIR,
		LOG_LEVEL: "silent",
		DATABASE_URL: connectionString,
		DATABASE_CONNECTIONS_MAX: "2",
		// Nobody is written to and nothing is charged from here.
		ALLOW_LOCAL_PROVIDERS: "1",
	});
	const { gateway, close } = openGateway(settings);
	try {
		return await work({
			signatureSecret: settings.SIGNATURE_SECRET,
			fetch: async (path, init) =>
				gateway.fetch(new Request(`http://gateway.here${path}`, init)),
		});
	} finally {
		await close();
	}
}

function overHttp(address: string): Reached["fetch"] {
	return async (path, init) => {
		try {
			return await fetch(new URL(path, address), init);
		} catch {
			throw new FailedStart(`GATEWAY_URL (${address}) does not answer.`);
		}
	};
}
