import { existsSync } from "node:fs";
import { join } from "node:path";
import {
	streamBeatSeconds,
	streamPaths,
} from "@/gateway/contract/care/stream-terms";
import { root } from "../house/list-files";
import {
	kubernetesFiles,
	read,
	readDockerfile,
	readKubernetes,
	readUnit,
	readYaml,
} from "./recipes";

interface Service {
	image: string;
	volumes?: string[];
}

const dockerfile = readDockerfile();
const compose = readYaml("deploy/compose.yaml");
const services = Object.entries<Service>(compose.services);
const nodes = [compose.services["web-1"], compose.services["web-2"]];
const deployment = readKubernetes("deployment.yaml");
const pod = deployment.spec.template.spec;
const [container] = pod.containers;

/** In the last stage, which is what is shipped. */
function ofImage(instruction: string): string {
	return (
		dockerfile.findLast((line) => line.instruction === instruction)?.rest ?? ""
	);
}

const images = [
	...dockerfile
		.filter(({ instruction }) => instruction === "FROM")
		.map(({ rest }) => rest.split(" ")[0] ?? ""),
	...services.map(([, { image }]) => image),
	container.image as string,
];

test.each([...new Set(images)])("the image %s is pinned", (image) => {
	expect(image).toMatch(/:\d+\.\d+(\.\d+)?(-\w+)*$/);
});

test("the image is built on the Node.js that the shop is tried on", () => {
	const tried = read(".node-version").trim();
	for (const image of images.filter((name) => name.startsWith("node:")))
		expect(image).toBe(`node:${tried}-bookworm-slim`);
});

test("compose and Kubernetes name the shop's version", () => {
	const { version } = JSON.parse(read("package.json"));
	for (const { image } of [...nodes, container])
		expect(image).toMatch(new RegExp(`harbour-market:${version}$`));
});

test("the shop is not root, and its root file system is read only", () => {
	expect(ofImage("USER")).toBe("1000:1000");
	for (const node of nodes) {
		expect(node.user).toBe("1000:1000");
		expect(node.read_only).toBe(true);
		expect(node.cap_drop).toEqual(["ALL"]);
		expect(node.security_opt).toEqual(["no-new-privileges:true"]);
	}
	expect(pod.securityContext).toMatchObject({
		runAsNonRoot: true,
		runAsUser: 1000,
	});
	expect(container.securityContext).toEqual({
		allowPrivilegeEscalation: false,
		readOnlyRootFilesystem: true,
		capabilities: { drop: ["ALL"] },
	});
	expect(readUnit()).toMatchObject({
		User: "harbour-market",
		NoNewPrivileges: "yes",
		ProtectSystem: "strict",
		CapabilityBoundingSet: "",
	});
});

test("the shop can write where it keeps its data, and to the temporary folder", () => {
	const [, folder] = /DATA_DIR=(\S+)/.exec(ofImage("ENV")) ?? [];
	expect(folder).toBe("/data");
	expect(JSON.parse(ofImage("VOLUME"))).toEqual(["/data"]);
	const wanted = ["/data", "/tmp"];
	for (const { tmpfs } of nodes)
		expect(tmpfs.map((mount: string) => mount.split(":")[0]).sort()).toEqual(
			wanted,
		);
	const mounts: { name: string; mountPath: string }[] = container.volumeMounts;
	expect(mounts.map(({ mountPath }) => mountPath).sort()).toEqual(wanted);
	expect(pod.volumes.map(({ name }: { name: string }) => name).sort()).toEqual(
		mounts.map(({ name }) => name).sort(),
	);
	const { Environment, ReadWritePaths, StateDirectory, PrivateTmp } =
		readUnit();
	expect(Environment).toContain(`DATA_DIR=${ReadWritePaths}`);
	expect(ReadWritePaths).toBe(`/var/lib/${StateDirectory}`);
	expect(PrivateTmp).toBe("yes");
});

test("one port goes through all recipes", () => {
	const port = ofImage("EXPOSE");
	expect(ofImage("HEALTHCHECK")).toContain(`|| ${port}`);
	for (const { environment } of nodes) expect(environment.PORT).toBe(port);
	expect(read("deploy/nginx/nodes.conf")).toContain(
		`server 127.0.0.1:${port};`,
	);
	for (const name of Object.keys(compose.services).filter((name) =>
		name.startsWith("web-"),
	))
		expect(read("deploy/nginx/nodes-of-compose.conf")).toContain(
			`server ${name}:${port} resolve;`,
		);
	const [{ name, containerPort }] = container.ports;
	expect(String(containerPort)).toBe(port);
	const [served] = readKubernetes("service.yaml").spec.ports;
	expect(served.targetPort).toBe(name);
	const [rule] = readKubernetes("ingress.yaml").spec.rules;
	expect(rule.http.paths[0].backend.service.port.name).toBe(served.name);
});

test("every probe asks a path that the shop answers", () => {
	const paths = {
		startup: container.startupProbe.httpGet.path,
		liveness: container.livenessProbe.httpGet.path,
		readiness: container.readinessProbe.httpGet.path,
	};
	expect(paths).toEqual({
		startup: "/healthz",
		liveness: "/healthz",
		readiness: "/readyz",
	});
	expect(ofImage("HEALTHCHECK")).toContain("/healthz");
	for (const path of ["healthz", "readyz"])
		expect(existsSync(join(root, `app/${path}/route.ts`))).toBe(true);
});

test("every service of compose starts again, says whether it is well, and gains no rights", () => {
	for (const [name, service] of services) {
		expect(service).toMatchObject({
			restart: "unless-stopped",
			security_opt: ["no-new-privileges:true"],
		});
		const isOfImage = name.startsWith("web-");
		expect("healthcheck" in service || isOfImage).toBe(true);
	}
});

test("what compose mounts is there", () => {
	const mounted = services
		.flatMap(([, { volumes = [] }]) => volumes)
		.map((mount) => mount.split(":")[0] ?? "")
		.filter((path) => path.startsWith("./"));
	expect(mounted.length).toBeGreaterThan(0);
	for (const path of mounted)
		expect(existsSync(join(root, "deploy", path))).toBe(true);
});

test("the manifests speak of one shop", () => {
	const labels = { "app.kubernetes.io/name": "harbour-market" };
	for (const file of kubernetesFiles)
		expect(readKubernetes(file).metadata.name).toBe("harbour-market");
	expect(deployment.spec.template.metadata.labels).toEqual(labels);
	expect(deployment.spec.selector.matchLabels).toEqual(labels);
	expect(readKubernetes("service.yaml").spec.selector).toEqual(labels);
	expect(readKubernetes("disruption.yaml").spec.selector.matchLabels).toEqual(
		labels,
	);
	expect(readKubernetes("autoscaler.yaml").spec.scaleTargetRef.kind).toBe(
		deployment.kind,
	);
});

test("all recipes start the shop by the same words", () => {
	const command: string[] = JSON.parse(ofImage("CMD"));
	expect(command).toEqual(["node", "scripts/start.mjs", "--built"]);
	expect(readUnit().ExecStart).toBe(`/usr/bin/${command.join(" ")}`);
	for (const service of [...nodes, container])
		expect(service.command).toBeUndefined();
});

test("nginx hands streams on as they come, and waits longer than their beat, which the documents name", () => {
	const shop = read("deploy/nginx/shop.conf");
	const [, shape, rules] =
		/location ~ (\S*conversation\S*) \{([^}]+)\}/.exec(shop) ?? [];
	for (const path of Object.values(streamPaths))
		expect(path).toMatch(new RegExp(shape ?? "nothing"));
	expect(rules).toContain("proxy_buffering off;");
	expect(rules).toContain("proxy_cache off;");
	const [, seconds] = /proxy_read_timeout (\d+)s/.exec(rules ?? "") ?? [];
	expect(Number(seconds)).toBeGreaterThan(2 * streamBeatSeconds);
	for (const file of ["docs/operating.md", "deploy/kubernetes/ingress.yaml"])
		expect(read(file)).toContain(`${streamBeatSeconds} seconds`);
});

test("nginx offers browsers HTTP/2, so that a page's files share one connection", () => {
	expect(read("deploy/nginx/shop.conf")).toContain("listen 443 ssl http2;");
});
