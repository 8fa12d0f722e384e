import { rmSync } from "node:fs";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import type { EmbeddedAddress } from "./address";
import { openCluster } from "./cluster";

const connectionsMax = 20;

export interface ServedCluster {
	/** Writes everything to its files and takes the socket away. */
	close: () => Promise<void>;
}

/** Opens the database files and answers on their socket. The caller is the only one who has the folder. */
export async function serveCluster(
	{ clusterFolder, socketPath }: EmbeddedAddress,
	onBroken: (error: unknown) => void,
): Promise<ServedCluster> {
	const database = await openCluster(clusterFolder);
	database.onBroken = onBroken;
	const server = new PGLiteSocketServer({
		db: database,
		path: socketPath,
		maxConnections: connectionsMax,
	});
	await server.start();
	return {
		close: async () => {
			await server.stop();
			await database.exec("CHECKPOINT");
			await database.close();
			rmSync(socketPath, { force: true });
		},
	};
}
