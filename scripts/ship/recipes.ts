import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { parse } from "yaml";
import { root } from "../house/list-files";

// The recipes of deploy/ and the Dockerfile, as their tests read them.

export function read(path: string): string {
	return readFileSync(join(root, path), "utf8");
}

// biome-ignore lint/suspicious/noExplicitAny: documents of other programs, asked for what matters.
export function readYaml(path: string): any {
	return parse(read(path), { merge: true });
}

export function readKubernetes(name: string) {
	return readYaml(`deploy/kubernetes/${name}`);
}

export const kubernetesFiles = [
	"autoscaler.yaml",
	"config.yaml",
	"deployment.yaml",
	"disruption.yaml",
	"ingress.yaml",
	"secret.yaml.example",
	"service.yaml",
];

/** That each of its nodes gets. */
export const memoryOfCompose: string = readYaml("deploy/compose.yaml").services[
	"web-1"
].mem_limit;

/** What each recipe hands a node, as production. */
export const examples = {
	environment: (): NodeJS.ProcessEnv => ({
		NODE_ENV: "production",
		...parseEnv(read("deploy/env.example")),
	}),
	kubernetes: (): NodeJS.ProcessEnv => ({
		NODE_ENV: "production",
		...readKubernetes("config.yaml").data,
		...readKubernetes("secret.yaml.example").stringData,
	}),
};

/** Lines of a Dockerfile by their instruction, those that go on in the next line put together. */
export function readDockerfile(): { instruction: string; rest: string }[] {
	return read("Dockerfile")
		.replaceAll(/\\\n\s*/g, "")
		.split("\n")
		.filter((line) => /^[A-Z]/.test(line))
		.map((line) => ({
			instruction: line.split(" ", 1)[0] ?? "",
			rest: line.slice(line.indexOf(" ") + 1),
		}));
}

/** Settings of a unit of systemd; the last one counts where one is written twice. */
export function readUnit(): Record<string, string> {
	const lines = read("deploy/harbour-market@.service").matchAll(
		/^(\w+)=(.*)$/gm,
	);
	return Object.fromEntries(
		[...lines].map(([, name = "", value = ""]) => [name, value]),
	);
}
