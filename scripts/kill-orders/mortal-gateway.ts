import { spawn } from "node:child_process";
import { join } from "node:path";
import type { Death } from "./die-at";

const startLimitMs = 60_000;
const pollMs = 20;
const root = join(import.meta.dirname, "../..");

export interface MortalGateway {
	/** From now on it dies at that point. */
	arm: (death: Death) => Promise<void>;
	kill: () => void;
	/** Settles when the process is gone. */
	gone: Promise<void>;
}

interface Host {
	port: number;
	env: NodeJS.ProcessEnv;
}

/** The gateway of `npm run gateway` on a port, in a process that dies where it is told to. Returns when it answers. */
export async function openMortalGateway(host: Host): Promise<MortalGateway> {
	const { port, env } = host;
	const child = spawn(
		process.execPath,
		[
			"--import",
			"tsx",
			"--import",
			"./scripts/kill-orders/die-at.ts",
			"gateway/serve.ts",
		],
		{
			cwd: root,
			env: { ...env, GATEWAY_PORT: String(port) },
			stdio: ["ignore", "ignore", "inherit", "ipc"],
		},
	);
	const kill = () => void child.kill("SIGKILL");
	process.once("exit", kill);
	const gone = new Promise<void>((settle) =>
		child.once("exit", () => {
			process.off("exit", kill);
			settle();
		}),
	);
	await untilAnswered(`http://127.0.0.1:${port}/api/front/product/detail/1`);
	return {
		arm: async (death) => {
			const armed = new Promise((settle) => child.once("message", settle));
			child.send(death);
			await armed;
		},
		kill,
		gone,
	};
}

async function untilAnswered(url: string): Promise<void> {
	const limit = performance.now() + startLimitMs;
	while (performance.now() < limit) {
		const status = await fetch(url).then(
			(answer) => answer.status,
			() => 0,
		);
		if (status === 200) return;
		await new Promise((settle) => setTimeout(settle, pollMs));
	}
	throw new Error(`${url} did not answer.`);
}
