import { freePort } from "../bench/serve";
import { openClient } from "../purchases/client";
import { openGround, signatureSecret } from "../purchases/open-ground";
import { openMortalGateway } from "./mortal-gateway";

const buyersCount = 4;
const connectionsMax = 16;

/** Buyers with all that they need, and a way to open gateways. */
export async function openYard() {
	const ground = await openGround(buyersCount);
	const port = await freePort();
	const address = `http://127.0.0.1:${port}`;
	const secret = signatureSecret;
	const client = openClient({ address, secret, connectionsMax });
	const env = { ...process.env, ...ground.env };
	return {
		...ground,
		client,
		openGateway: () => openMortalGateway({ port, env }),
		close: async () => {
			client.close();
			await ground.close();
		},
	};
}

export type Yard = Awaited<ReturnType<typeof openYard>>;
