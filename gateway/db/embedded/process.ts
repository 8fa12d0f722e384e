import { rmSync } from "node:fs";
import { connect } from "node:net";
import { dirname } from "node:path";
import { embeddedAddress } from "./address";
import { inUseExitCode, readyWord } from "./exit-codes";
import { LockHeldError, takeLock } from "./lock";
import { serveCluster } from "./serve-cluster";

// The embedded database as a process of its own: the only one that opens the files, since two on
// one folder lose rows without a word. Everyone else comes through its socket.

/** At rest it takes a second, on a starved machine many times that; the systems that stop a shop give it thirty. */
const stopLimitMs = 20_000;

async function main(): Promise<void> {
	const address = embeddedAddress(process.env.DATA_DIR || ".data");
	const lock = takeLock(dirname(address.clusterFolder), "postgres");
	if (await answers(address.socketPath)) throw new LockHeldError(0, "");
	rmSync(address.socketPath, { force: true });

	const cluster = await serveCluster(address, (error) => {
		console.error("The embedded database broke down:", error);
		process.exit(1);
	});
	stopOnRequest(async () => {
		await cluster.close();
		lock.release();
	});
	if (process.send) process.send(readyWord);
	else console.log(`${readyWord} ${address.connectionString}`);
}

function stopOnRequest(close: () => Promise<void>): void {
	let isStopping = false;
	const stop = async () => {
		if (isStopping) return;
		isStopping = true;
		setTimeout(() => process.exit(1), stopLimitMs).unref();
		await close();
		process.exit(0);
	};
	process.on("SIGTERM", stop);
	process.on("SIGINT", stop);
	// The parent died: nobody is left who would stop this process.
	process.on("disconnect", stop);
	if (process.send && !process.connected) void stop();
}

/** Whether a live process listens: also one that shares the folder but not our process numbers. */
function answers(socketPath: string): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(socketPath);
		const finish = (isAnswered: boolean) => {
			socket.destroy();
			resolve(isAnswered);
		};
		socket.once("connect", () => finish(true));
		socket.once("error", () => finish(false));
	});
}

main().catch((error: unknown) => {
	if (!(error instanceof LockHeldError)) throw error;
	const owner = error.pid ? `process ${error.pid}` : "another process";
	console.error(
		`DATA_DIR (${process.env.DATA_DIR || ".data"}) is in use by ${owner}; stop it, or give this one a DATA_DIR of its own.`,
	);
	process.exit(inUseExitCode);
});
