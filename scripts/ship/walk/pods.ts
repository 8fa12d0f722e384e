import { type ChildProcess, spawn } from "node:child_process";
import { chownSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "@/gateway/testing/free-port";
import { openProxy } from "../../rolling/proxy";
import type { Image } from "../prepare-image";
import { readDockerfile, readKubernetes } from "../recipes";
import { uid } from "../run-image";

interface Probe {
	httpGet: { path: string };
	periodSeconds: number;
	timeoutSeconds: number;
	failureThreshold: number;
}

interface Pod {
	address: string;
	isReady: boolean;
	child: ChildProcess;
	exited: Promise<number | null>;
}

/** So long a cluster takes to tell its proxies that a pod is ready or leaves. */
const propagationMs = 1_000;

const { spec } = readKubernetes("deployment.yaml");
const pod = spec.template.spec;
const [container] = pod.containers;
const { maxSurge, maxUnavailable } = spec.strategy.rollingUpdate;
const graceMs = pod.terminationGracePeriodSeconds * 1_000;
const { minReplicas } = readKubernetes("autoscaler.yaml").spec;

/**
 * Plays the manifests on one machine: as many pods as the autoscaler wants at least, of the image's contents and by its
 * command, asked by the probes of the deployment, behind a proxy that knows those that are ready. Not played: limits of
 * memory and processor, the ingress, the spread over machines.
 */
export async function openCluster(image: Image, env: NodeJS.Dict<string>) {
	const faults: string[] = [];
	const pods = new Set<Pod>();
	const proxy = await openProxy([]);
	const publish = () =>
		void wait(propagationMs).then(() =>
			proxy.turnTo(
				[...pods].filter((one) => one.isReady).map((one) => one.address),
			),
		);

	async function begin(): Promise<Pod> {
		const one = await startPod(image, env);
		pods.add(one);
		if (!(await isStarted(one)))
			throw new Error("A pod was killed by its startup probe.");
		void keepAsking(one, container.readinessProbe, {
			pods,
			onAnswer: (isReady) => {
				if (one.isReady !== isReady) publish();
				one.isReady = isReady;
			},
		});
		void keepAsking(one, container.livenessProbe, {
			pods,
			onAnswer: (lives) => {
				if (!lives) faults.push(`${one.address} would be killed: not alive`);
			},
		});
		while (!one.isReady) await wait(100);
		await wait(propagationMs);
		return one;
	}

	async function end(one: Pod): Promise<void> {
		pods.delete(one);
		one.child.kill("SIGTERM");
		publish();
		const isOver = await Promise.race([one.exited, wait(graceMs, "late")]);
		if (isOver !== 0) faults.push(`${one.address} ended with ${isOver}`);
		one.child.kill("SIGKILL");
	}

	if (maxUnavailable !== 0 || maxSurge !== 1)
		throw new Error("Only one pod more, and none less, is played.");
	while (pods.size < minReplicas) await begin();
	return {
		address: proxy.address,
		faults,
		/** A new version takes the place of the old one by the strategy of the deployment. */
		roll: async () => {
			for (const old of [...pods]) {
				await begin();
				await end(old);
			}
		},
		close: async () => {
			await Promise.all([...pods].map(end));
			await proxy.stop();
		},
	};
}

let started = 0;

async function startPod(image: Image, env: NodeJS.Dict<string>): Promise<Pod> {
	started += 1;
	const port = await freePort();
	const [DATA_DIR = "", TMPDIR = ""] = ["data", "tmp"].map((kind) => {
		const folder = join(image.folder, `pod-${started}-${kind}`);
		mkdirSync(folder, { mode: 0o700 });
		if (uid) chownSync(folder, uid, uid);
		return folder;
	});
	const { rest = "" } =
		readDockerfile().findLast(({ instruction }) => instruction === "CMD") ?? {};
	const [, ...argv] = JSON.parse(rest);
	const child = spawn(image.program, argv, {
		cwd: image.shop,
		uid,
		gid: uid,
		env: {
			...env,
			NODE_ENV: "production",
			PORT: String(port),
			DATA_DIR,
			TMPDIR,
		},
		stdio: ["ignore", "ignore", "inherit"],
	});
	process.once("exit", () => child.kill("SIGKILL"));
	const exited = new Promise<number | null>((settle) =>
		child.once("exit", settle),
	);
	return { address: `http://127.0.0.1:${port}`, isReady: false, child, exited };
}

async function ask({ address }: Pod, probe: Probe): Promise<boolean> {
	const signal = AbortSignal.timeout(probe.timeoutSeconds * 1_000);
	const answer = await fetch(address + probe.httpGet.path, { signal }).catch(
		() => undefined,
	);
	return answer !== undefined && answer.status < 400;
}

async function isStarted(one: Pod): Promise<boolean> {
	const probe: Probe = container.startupProbe;
	for (let failed = 0; failed < probe.failureThreshold; failed += 1) {
		await wait(probe.periodSeconds * 1_000);
		if (await ask(one, probe)) return true;
		if (one.child.exitCode !== null) return false;
	}
	return false;
}

async function keepAsking(
	one: Pod,
	probe: Probe,
	{ pods, onAnswer }: { pods: Set<Pod>; onAnswer: (isWell: boolean) => void },
): Promise<void> {
	for (let failed = 0; pods.has(one); await wait(probe.periodSeconds * 1_000)) {
		failed = (await ask(one, probe)) ? 0 : failed + 1;
		if (!pods.has(one)) return;
		if (failed === 0) onAnswer(true);
		if (failed >= probe.failureThreshold) onAnswer(false);
	}
}
