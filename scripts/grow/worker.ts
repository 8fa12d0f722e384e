import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../bench/serve";
import { findRedis } from "../verify/find-redis.mjs";

export interface RunningWorker {
	/** Asks it to end; answers the code it ended with. */
	stop: () => Promise<number | null>;
}

/** `npm run worker` with these settings; returns when it works. */
export async function openWorker(
	env: Record<string, string>,
): Promise<RunningWorker> {
	const port = await freePort();
	const child = spawn(
		process.execPath,
		["--import", "tsx", "scripts/start/gateway.ts", "--worker"],
		{
			env: {
				...process.env,
				...env,
				REDIS_URL: (await findRedis()) ?? "",
				WORKER_PORT: String(port),
			},
			stdio: ["ignore", "ignore", "inherit"],
		},
	);
	const kill = () => void child.kill("SIGTERM");
	process.once("exit", kill);
	const exited = new Promise<number | null>((settle) =>
		child.once("exit", (code) => settle(code)),
	);
	while (!(await isReady(port))) {
		if (child.exitCode !== null) throw new Error("The worker ended.");
		await wait(200);
	}
	return {
		stop: () => {
			kill();
			return exited;
		},
	};
}

async function isReady(port: number): Promise<boolean> {
	const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(
		() => undefined,
	);
	return answer?.status === 200;
}
